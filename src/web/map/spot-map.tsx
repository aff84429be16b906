import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type Land, NO_LAND } from './land.ts'
import { LiveMap } from './live-map.tsx'
import { drawableSpots, type MapSpot, type MarkerTone } from './map-spots.ts'
import styles from './spot-map.module.css'
import { findCoarseLand } from './use-land.ts'
import { type RememberedView, recallView } from './view-memory.ts'
import { hasWebGl } from './webgl.ts'

export type { MapSpot, MarkerTone } from './map-spots.ts'

export type SpotMapProps = {
  /** Those with a name and a valid position are drawn. */
  spots: readonly MapSpot[]
  /** What the map is called by those who do not see it. */
  label: string
  settings: { styleUrl: string | null }
  /** The zoom counts 256-pixel tiles. */
  initialView: { latitude: number; longitude: number; zoom: number }
  /** Whether each new set of spots is shown whole. */
  fit?: boolean
  /** The name under which the view is kept when the map goes away, and found again when it is back with the same spots. */
  rememberAs?: string
  /** A spot that is pointed at elsewhere: its marker answers. */
  highlightedId?: number | null
  onHighlight?: (id: number | null) => void
  /** Without it the popup is all there is to see of a spot. */
  onOpen?: (spot: MapSpot) => void
  /** In the middle of a page that scrolls: one finger or the wheel moves the page, two fingers or Ctrl the map. */
  isEmbedded?: boolean
  tone?: (spot: MapSpot) => MarkerTone
  emptyText?: string
  isLoading?: boolean
  overlay?: ReactNode
}

/** Known only in the browser, so that rendering on the server touches no window. */
type Start = 'pending' | 'unsupported' | { restored: RememberedView | null; land: Land }

/** The shared map: the world in the dark, spots and clusters on it. */
export function SpotMap(props: SpotMapProps) {
  const { label, rememberAs, isLoading = false, overlay } = props
  const { emptyText = 'No surf spots to show on the map' } = props
  const spots = useMemo(() => drawableSpots(props.spots), [props.spots])
  const [start, setStart] = useState<Start>('pending')
  useEffect(() => {
    if (!hasWebGl()) return setStart('unsupported')
    let isWanted = true
    const begin = (land: Land) => {
      if (!isWanted) return
      setStart({ restored: rememberAs === undefined ? null : recallView(rememberAs), land })
    }
    findCoarseLand().then(begin, () => begin(NO_LAND)) // the finer land may still come
    return () => {
      isWanted = false
    }
  }, [rememberAs])

  const isEmpty = spots.length === 0 && !isLoading && !overlay
  return (
    <section className={styles.root} aria-label={label}>
      {start === 'unsupported' && <Unsupported />}
      {typeof start === 'object' && (
        <LiveMap
          {...props}
          spots={spots}
          restored={start.restored}
          land={start.land}
          onFailure={() => setStart('unsupported')}
        />
      )}
      {isEmpty && start !== 'unsupported' && (
        <p className={styles.placeholder} role="status">
          {emptyText}
        </p>
      )}
      {overlay && <div className={styles.overlay}>{overlay}</div>}
    </section>
  )
}

function Unsupported() {
  return (
    <div className={styles.unsupported}>
      <p>The map needs WebGL, which this browser does not offer. The list shows every spot.</p>
    </div>
  )
}
