import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { drawingPaths } from '#contract/drawing.ts'
import type { SpotSummary } from '#contract/spots.ts'
import { count, directionLabel, spotPath } from '#web/lib/format.ts'
import { toMapSpots } from '#web/map/map-spots.ts'
import { MapFrame } from '#web/ui/map-frame.tsx'
import { Facts } from '#web/ui/place/facts.tsx'
import { Panel, PlaceBody } from '#web/ui/place/place-body.tsx'
import { PlaceHero } from '#web/ui/place/place-hero.tsx'
import { SpotGrid } from '#web/ui/spots/spot-grid.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { type RegionFigures, toRegionFigures } from './region-figures.ts'
import styles from './region-view.module.css'

const REGION_ZOOM = 8

type RegionViewProps = { name: string; spots: readonly SpotSummary[]; summary: string | undefined }

/** A region: its spots on a map and as cards, and what they add up to. */
export function RegionView({ name, spots, summary }: RegionViewProps) {
  const figures = useMemo(() => toRegionFigures(spots), [spots])
  const country = spots[0]?.country
  return (
    <article>
      <PlaceHero
        picture={drawingPaths.region(name)}
        over={[country === name ? null : country, spots[0]?.continent].filter(Boolean).join(' · ')}
        title={name}
        tags={tagsOf(figures).map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      >
        <p className={styles.lead}>Discover the surf spots of {name}</p>
      </PlaceHero>
      <PlaceBody
        lead={summary && <p className={styles.summary}>{summary}</p>}
        story={
          <>
            <Panel title="Top surf spots">
              <SpotGrid spots={spots} />
            </Panel>
            <RegionCharacteristics figures={figures} country={country} />
          </>
        }
        aside={<RegionMap name={name} spots={spots} />}
      />
    </article>
  )
}

function RegionMap({ name, spots }: { name: string; spots: readonly SpotSummary[] }) {
  const navigate = useNavigate()
  const mapSpots = useMemo(() => toMapSpots([...spots]), [spots])
  const [first] = spots
  return (
    <Panel title="On the map">
      <div className={styles.map}>
        <MapFrame
          spots={mapSpots}
          label={`Map of ${name}`}
          initialView={{ latitude: first?.lat ?? 0, longitude: first?.lon ?? 0, zoom: REGION_ZOOM }}
          isEmbedded
          onOpen={({ id }) =>
            navigate(spotPath(id), { state: { spot: spots.find((spot) => spot.id === id) } })
          }
        />
      </div>
    </Panel>
  )
}

function RegionCharacteristics(props: { figures: RegionFigures; country: string | undefined }) {
  const { figures, country } = props
  const counted = (tally: { label: string; spots: number }[]) =>
    tally
      .filter(({ spots }) => spots > 0)
      .map(({ label, spots }) => ({ name: label, value: count(spots, 'spot') }))
  const directions = figures.directions.map((entry) => ({
    ...entry,
    label: directionLabel(entry.label),
  }))
  return (
    <Panel title="Characteristics">
      <Facts
        title="General Information"
        facts={[
          { name: 'Total Spots', value: figures.spots },
          { name: 'Avg Rating', value: figures.averageRating?.toFixed(1) ?? null, unit: '/5' },
          { name: 'Country', value: country ?? null },
          { name: 'Best Season', value: figures.bestSeason },
        ]}
      />
      <Facts title="Wave Qualities" facts={counted(figures.qualities)} />
      <Facts title="Wave Directions" facts={counted(directions)} />
      <Facts title="Experience Levels" facts={counted(figures.experiences)} />
    </Panel>
  )
}

function tagsOf({ spots, averageRating, qualities, bestSeason }: RegionFigures): string[] {
  const worldClass = qualities.find(({ label }) => label === 'World Class')?.spots ?? 0
  return [
    count(spots, 'spot'),
    averageRating === null ? 'Various ratings' : `Rating: ${averageRating.toFixed(1)}/5`,
    worldClass > 0 ? count(worldClass, 'world-class wave') : 'Various quality waves',
    bestSeason,
  ]
}
