import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { SpotSummary } from '#contract/spots.ts'
import type { Month } from '#domain/months.ts'
import { spotPath } from '#web/lib/format.ts'
import { type MapSpot, type MarkerTone, toMapSpots } from '#web/map/map-spots.ts'
import { MapFrame } from '#web/ui/map-frame.tsx'
import styles from './discover-map.module.css'
import { MapLegend } from './map-legend.tsx'
import { isInSeason } from './season-fit.ts'

const START = { latitude: -42, longitude: 147, zoom: 7 }

type DiscoverMapProps = {
  spots: readonly SpotSummary[]
  months: readonly Month[]
  error: Error | null
  isLoading: boolean
  highlightedId: number | null
  onHighlight: (id: number | null) => void
}

/** The found spots on the world; with dates chosen, those in season stand out. */
export function DiscoverMap(props: DiscoverMapProps) {
  const { spots, months, error, isLoading, highlightedId, onHighlight } = props
  const navigate = useNavigate()
  const mapSpots = useMemo(() => toMapSpots([...spots]), [spots])
  const byId = useMemo(() => new Map(spots.map((spot) => [spot.id, spot])), [spots])
  const tone = useCallback(
    ({ id }: MapSpot): MarkerTone => {
      const spot = byId.get(id)
      const fits = spot ? isInSeason(spot, months) : null
      return fits === null ? 'normal' : fits ? 'best' : 'dim'
    },
    [byId, months],
  )
  const isEmpty = !isLoading && !error && spots.length === 0
  return (
    <>
      <MapFrame
        spots={mapSpots}
        label="Map of surf spots"
        initialView={START}
        rememberAs="discover"
        highlightedId={highlightedId}
        onHighlight={onHighlight}
        onOpen={({ id }) => navigate(spotPath(id), { state: { spot: byId.get(id) } })}
        tone={tone}
        isLoading={isLoading}
        overlay={isEmpty && <NothingFound />}
      />
      <MapLegend />
    </>
  )
}

function NothingFound() {
  return (
    <div className={styles.overlay} role="status">
      <h2 className={styles.title}>No surf spots found</h2>
      <p>Try adjusting your search filters</p>
    </div>
  )
}
