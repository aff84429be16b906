import { Marker } from '@vis.gl/react-maplibre'
import { memo } from 'react'
import type { ClusterMarker as Cluster } from './cluster-index.ts'
import { type LevelCounts, toLevelArcs } from './level-mix.ts'
import styles from './marker.module.css'
import { RAISED, RESTING } from './marker-level.ts'
import { ORDER_ATTRIBUTE } from './use-tab-order.ts'

type ClusterMarkerProps = {
  cluster: Cluster
  order: number
  /** The spot that is pointed at elsewhere is in here. */
  isHighlighted: boolean
  onZoom: (cluster: Cluster) => void
}

/** Hundredths of the ring that stay open between two arcs. */
const GAP = 3

/** Spots that would overlap: how many, and in the ring for whom they are. */
export const ClusterMarker = memo(function ClusterMarker(props: ClusterMarkerProps) {
  const { cluster, order, isHighlighted, onZoom } = props
  return (
    <Marker
      latitude={cluster.latitude}
      longitude={cluster.longitude}
      style={isHighlighted ? RAISED : RESTING}
    >
      <button
        type="button"
        className={styles.cluster}
        data-highlighted={isHighlighted}
        {...{ [ORDER_ATTRIBUTE]: order }}
        aria-label={`${cluster.count} surf spots, zoom in`}
        onClick={() => onZoom(cluster)}
      >
        <LevelRing levels={cluster.levels} />
        <span className={styles.count}>{shortCount(cluster.count)}</span>
      </button>
    </Marker>
  )
})

function LevelRing({ levels }: { levels: LevelCounts }) {
  const arcs = toLevelArcs(levels)
  const gap = arcs.length > 1 ? GAP : 0
  return (
    <svg className={styles.levels} viewBox="-20 -20 40 40" aria-hidden="true">
      <circle className={styles.disc} r="19.5" />
      {arcs.map(({ level, from, length }) => (
        <circle
          key={level}
          className={styles.arc}
          data-level={level}
          r="16.5"
          pathLength={100}
          strokeDasharray={`${Math.max(length - gap, 1)} 100`}
          strokeDashoffset={-from - gap / 2}
          transform="rotate(-90)"
        />
      ))}
    </svg>
  )
}

/** At most four signs, since more do not fit into the ring: 12, 999, 1.2k, 34k. */
function shortCount(count: number): string {
  if (count < 1000) return String(count)
  return count < 9950 ? `${(count / 1000).toFixed(1)}k` : `${Math.round(count / 1000)}k`
}
