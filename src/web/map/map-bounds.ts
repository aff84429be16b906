import type { MapInstance } from '@vis.gl/react-maplibre'
import type { Bounds } from './fit.ts'

/** What the map shows now, in degrees. */
export function boundsOfMap(map: MapInstance): Bounds {
  const bounds = map.getBounds()
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  }
}
