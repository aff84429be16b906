import type { MapInstance } from '@vis.gl/react-maplibre'
import { useLayoutEffect, useRef } from 'react'
import { boundsOf, fitPaddingPx } from './fit.ts'
import { type MapSpot, spotSetKey } from './map-spots.ts'
import { MAX_FIT_ZOOM, toMapZoom } from './zoom.ts'

/**
 * Shows each new set of spots whole: the first at once, later ones by moving there.
 *
 * @param restoredKey the set that the restored view was of; it is not fitted as long as it is the first to be shown
 */
export function useFit(
  map: MapInstance,
  spots: readonly MapSpot[],
  isWanted: boolean,
  restoredKey: string | null,
): void {
  const shownKey = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (!isWanted || spots.length === 0) return
    const key = spotSetKey(spots)
    const isFirst = shownKey.current === null
    if (shownKey.current === key) return
    shownKey.current = key
    if (isFirst && restoredKey === key) return
    return whenSized(map, () => fitTo(map, spots, !isFirst))
  }, [map, spots, isWanted, restoredKey])
}

function fitTo(map: MapInstance, spots: readonly MapSpot[], isMoving: boolean): void {
  const bounds = boundsOf(spots)
  if (!bounds) return
  const { clientWidth, clientHeight } = map.getContainer()
  const { west, south, east, north } = bounds
  map.fitBounds([west, south, east, north], {
    padding: fitPaddingPx(clientWidth, clientHeight),
    maxZoom: toMapZoom(MAX_FIT_ZOOM),
    animate: isMoving, // and with reduced motion MapLibre jumps in any case
    duration: 900,
  })
}

/** At once, or as soon as a map that is still hidden gets a size. */
function whenSized(map: MapInstance, act: () => void): () => void {
  const tryToAct = () => {
    const { clientWidth, clientHeight } = map.getContainer()
    if (clientWidth === 0 || clientHeight === 0) return
    map.off('resize', tryToAct)
    act()
  }
  map.on('resize', tryToAct)
  tryToAct()
  return () => map.off('resize', tryToAct)
}
