import type { MapInstance } from '@vis.gl/react-maplibre'
import { TOP_BASE_LAYER } from './base-style.ts'

/** Settles once the base style can be added to; never, when it is stopped before. */
export function whenStyled(map: MapInstance, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (map.getLayer(TOP_BASE_LAYER)) return resolve()
    const handleStyle = () => resolve()
    map.once('style.load', handleStyle)
    stop.addEventListener('abort', () => map.off('style.load', handleStyle))
  })
}
