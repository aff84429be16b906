import { useQuery } from '@tanstack/react-query'
import type { Spot } from '#contract/spots.ts'
import { distanceKm } from '#domain/geo.ts'
import { spotsOfRegion } from '#web/lib/place-queries.ts'
import { Panel } from '#web/ui/place/place-body.tsx'
import { SpotCard } from '#web/ui/spots/spot-card.tsx'
import styles from './nearby-spots.module.css'

const MOST = 4

/** The nearest other spots of the same region. */
export function NearbySpots({ spot }: { spot: Spot }) {
  const { data } = useQuery(spotsOfRegion(spot.new_region))
  const here = { latitude: spot.lat, longitude: spot.lon }
  const nearest = (data ?? [])
    .filter(({ id }) => id !== spot.id)
    .map((other) => ({
      other,
      away: distanceKm(here, { latitude: other.lat, longitude: other.lon }),
    }))
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST)
  if (nearest.length === 0) return null
  return (
    <Panel title="Nearby surf spots">
      <div className={styles.grid}>
        {nearest.map(({ other }) => (
          <SpotCard key={other.id} spot={other} />
        ))}
      </div>
    </Panel>
  )
}
