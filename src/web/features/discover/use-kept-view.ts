import { useState } from 'react'
import type { View } from './view-switch.tsx'

/** Lasts as long as the page is not loaded anew. */
let lastView: View = 'map'

/** What a phone shows; who comes back finds it as it was left, who comes anew begins with the map. */
export function useKeptView(isFresh: boolean) {
  const [view, setView] = useState<View>(isFresh ? 'map' : lastView)
  const change = (next: View) => {
    lastView = next
    setView(next)
  }
  return [view, change] as const
}
