import { useMemo } from 'react'
import type { Spot } from '#contract/spots.ts'
import { monthRange } from '#web/lib/format.ts'
import { toMapSpots } from '#web/map/map-spots.ts'
import { SwellCompass } from '#web/ui/art/swell-compass.tsx'
import { MapFrame } from '#web/ui/map-frame.tsx'
import { MonthStrip } from '#web/ui/place/month-strip.tsx'
import { Panel, PlaceBody } from '#web/ui/place/place-body.tsx'
import { NearbySpots } from './nearby-spots.tsx'
import { SpotCharacteristics } from './spot-characteristics.tsx'
import { SpotHero } from './spot-hero.tsx'
import styles from './spot-view.module.css'

const SPOT_ZOOM = 13

/** Everything known of a spot, on one page. */
export function SpotView({ spot }: { spot: Spot }) {
  return (
    <article>
      <SpotHero spot={spot} />
      <PlaceBody
        lead={<Lead spot={spot} />}
        aside={<Practical spot={spot} />}
        story={
          <>
            <SpotCharacteristics spot={spot} />
            <NearbySpots spot={spot} />
          </>
        }
      />
    </article>
  )
}

function Lead({ spot }: { spot: Spot }) {
  return (
    <>
      <p className={styles.summary}>{spot.summary}</p>
      <Panel title="Best months">
        <p className={styles.months}>
          {monthRange(spot.best_month)}
          {spot.best_season && <span> · {spot.best_season}</span>}
        </p>
        <MonthStrip best={spot.best_month} label="Best months of the year" />
        <p className={styles.note}>An editor&rsquo;s judgement, not a measurement.</p>
      </Panel>
    </>
  )
}

function Practical({ spot }: { spot: Spot }) {
  const { beach_facing, swell_window_from, swell_window_to, best_wind } = spot
  const hasCompass = [beach_facing, swell_window_from, best_wind].some((value) => value !== null)
  const mapSpots = useMemo(() => toMapSpots([spot]), [spot])
  return (
    <>
      <Panel title="Where it breaks">
        <div className={styles.map}>
          <MapFrame
            spots={mapSpots}
            label={`Map of ${spot.name}`}
            initialView={{ latitude: spot.lat, longitude: spot.lon, zoom: SPOT_ZOOM }}
            fit={false}
            isEmbedded
          />
        </div>
        <p className={styles.note}>
          {spot.lat.toFixed(4)}, {spot.lon.toFixed(4)}, good to about {spot.position_accuracy_km} km
        </p>
      </Panel>
      {hasCompass && (
        <Panel title="Swell and wind">
          <div className={styles.compass}>
            <SwellCompass
              facing={beach_facing}
              windowFrom={swell_window_from}
              windowTo={swell_window_to}
              windFrom={best_wind}
              size={200}
            />
            <ul className={styles.legend}>
              <li data-kind="swell">Swell window</li>
              <li data-kind="wind">Best wind</li>
            </ul>
          </div>
        </Panel>
      )}
    </>
  )
}
