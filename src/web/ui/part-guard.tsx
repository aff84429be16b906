import { Component, type ReactNode } from 'react'

type PartGuardProps = { fallback: ReactNode; children: ReactNode }

/** A part that can't be loaded takes nothing else down with it. */
export class PartGuard extends Component<PartGuardProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
