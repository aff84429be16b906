import { Marker } from '@vis.gl/react-maplibre'
import { type MouseEvent, memo, type PointerEvent, useRef } from 'react'
import type { MapSpot, MarkerTone } from './map-spots.ts'
import styles from './marker.module.css'
import { MarkerGlyph } from './marker-glyph.tsx'
import { RAISED, RESTING } from './marker-level.ts'
import type { MarkerActions } from './use-active-spot.ts'
import { ORDER_ATTRIBUTE } from './use-tab-order.ts'

type SpotMarkerProps = {
  spot: MapSpot
  tone: MarkerTone
  order: number
  isHighlighted: boolean
  hasPopup: boolean
  /** Its popup stays open until it is closed. */
  isHeld: boolean
  popupId: string
  actions: MarkerActions
}

/** The map would take two quick taps as its own sign to zoom, and swallow the second. React's events come too late. */
function keepTouchesFromMap(button: HTMLElement | null) {
  const handleTouch = (event: Event) => event.stopPropagation()
  button?.addEventListener('touchstart', handleTouch, { passive: true })
  return () => button?.removeEventListener('touchstart', handleTouch)
}

/** One spot on the map: a button of 32 pixels. */
export const SpotMarker = memo(function SpotMarker(props: SpotMarkerProps) {
  const { spot, tone, order, isHighlighted, isHeld, hasPopup, popupId, actions } = props
  const pointer = useRef('')

  function handlePointerEnter(event: PointerEvent) {
    if (event.pointerType === 'mouse') actions.enter(spot)
  }
  function handlePointerLeave(event: PointerEvent) {
    if (event.pointerType === 'mouse') actions.leave(spot)
  }
  function handleClick(event: MouseEvent) {
    const isByMouse = event.detail > 0 && pointer.current === 'mouse'
    actions.press(spot, isByMouse ? 'mouse' : 'other')
  }

  return (
    <Marker
      latitude={spot.latitude}
      longitude={spot.longitude}
      style={isHighlighted ? RAISED : RESTING}
    >
      <button
        ref={keepTouchesFromMap}
        type="button"
        className={styles.spot}
        data-tone={tone}
        data-highlighted={isHighlighted}
        {...{ [ORDER_ATTRIBUTE]: order }}
        aria-label={[spot.name, spot.type, spot.region, tone === 'best' && 'in season']
          .filter(Boolean)
          .join(', ')}
        aria-expanded={isHeld}
        aria-describedby={hasPopup ? popupId : undefined}
        onPointerEnter={handlePointerEnter}
        onPointerLeave={handlePointerLeave}
        onPointerDown={(event) => {
          pointer.current = event.pointerType
        }}
        onFocus={() => actions.focus(spot)}
        onBlur={() => actions.blur(spot)}
        onClick={handleClick}
      >
        <MarkerGlyph spot={spot} />
      </button>
    </Marker>
  )
})
