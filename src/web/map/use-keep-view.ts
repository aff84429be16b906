import type { MapInstance } from '@vis.gl/react-maplibre'
import { useLayoutEffect } from 'react'
import { type MapSpot, spotSetKey } from './map-spots.ts'
import { rememberView } from './view-memory.ts'

/** Remembers how the map is left, with the spots that it showed. A map that never showed any leaves the memory alone. */
export function useKeepView(
  map: MapInstance,
  spots: readonly MapSpot[],
  name: string | undefined,
): void {
  // A layout effect, since its clean-up still finds the map; a plain effect's comes after the map is gone.
  useLayoutEffect(() => {
    if (name === undefined || spots.length === 0) return
    const key = spotSetKey(spots)
    const keep = () => {
      const { lat: latitude, lng: longitude } = map.getCenter()
      rememberView(name, { latitude, longitude, zoom: map.getZoom(), spots: key })
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [map, spots, name])
}
