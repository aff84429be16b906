import type { MapInstance } from '@vis.gl/react-maplibre'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Land } from './land.ts'
import styles from './land-sketch.module.css'
import { boundsOfMap } from './map-bounds.ts'
import { mercatorBox, mercatorPath } from './mercator.ts'

/** The land until the map's own first frame, which takes seconds where graphics are slow. */
export function LandSketch({ map, land }: { map: MapInstance; land: Land }) {
  const path = useMemo(() => mercatorPath(land), [land])
  return (
    <svg
      className={styles.sketch}
      viewBox={useExactBox(map)}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** What the map shows at this moment, as a viewBox. */
function useExactBox(map: MapInstance): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      map.on('move', onChange)
      map.on('resize', onChange)
      return () => {
        map.off('move', onChange)
        map.off('resize', onChange)
      }
    },
    [map],
  )
  return useSyncExternalStore(subscribe, () => mercatorBox(boundsOfMap(map)))
}
