import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { MapSpot } from './map-spots.ts'

/** How a marker was pressed: a mouse has already seen the popup, a finger or a key has not. */
export type Press = 'mouse' | 'other'

/** The spot whose popup is open. A held one was pressed and stays; the other is only hovered. */
export type ActiveSpot = { spot: MapSpot; isHeld: boolean }

export type MarkerActions = {
  enter: (spot: MapSpot) => void
  leave: (spot: MapSpot) => void
  focus: (spot: MapSpot) => void
  blur: (spot: MapSpot) => void
  press: (spot: MapSpot, by: Press) => void
  /** Its marker went out of view or into a cluster. */
  vanish: () => void
}

type Listeners = {
  onOpen: ((spot: MapSpot) => void) | undefined
  onHighlight: ((id: number | null) => void) | undefined
}

/** Which popup is open, and what hovering, focusing and pressing a marker does. The actions never change. */
export function useActiveSpot(listeners: Listeners) {
  const [active, setActive] = useState<ActiveSpot | null>(null)
  const latest = useLatest({ active, ...listeners })

  const actions = useMemo<MarkerActions>(
    () => ({
      enter(spot) {
        setActive({ spot, isHeld: false })
        latest.current.onHighlight?.(spot.id)
      },
      leave(spot) {
        setActive((now) => (now?.spot.id === spot.id && !now.isHeld ? null : now))
        latest.current.onHighlight?.(null)
      },
      focus(spot) {
        setActive((now) => (now && now.spot.id !== spot.id ? null : now))
        latest.current.onHighlight?.(spot.id)
      },
      blur() {
        latest.current.onHighlight?.(null)
      },
      press(spot, by) {
        const { active: now, onOpen } = latest.current
        const isSecondPress = now?.isHeld === true && now.spot.id === spot.id
        if (onOpen && (by === 'mouse' || isSecondPress)) return onOpen(spot)
        setActive({ spot, isHeld: true })
      },
      vanish() {
        setActive(null)
        latest.current.onHighlight?.(null)
      },
    }),
    [latest],
  )
  const close = useCallback(() => setActive(null), [])
  useEscape(active !== null, close)
  return { active, actions, close }
}

/** The newest value, for handlers that are made once. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

function useEscape(isWanted: boolean, act: () => void): void {
  useEffect(() => {
    if (!isWanted) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') act()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isWanted, act])
}
