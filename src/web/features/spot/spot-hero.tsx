import { Link } from 'react-router'
import type { Spot, SpotSummary } from '#contract/spots.ts'
import type { BestSeason } from '#domain/season.ts'
import { directionLabel, regionPath, typeLabel } from '#web/lib/format.ts'
import { SwellHero } from '#web/ui/art/swell-hero.tsx'
import { experienceTone } from '#web/ui/experience-tone.ts'
import { PlaceHero } from '#web/ui/place/place-hero.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** The spot's name over its own sea: swell from where it comes, towards where the break looks. */
export function SpotHero({ spot }: { spot: SpotSummary & Partial<Spot> }) {
  const tags = [
    <Tag key="type">{typeLabel(spot.type)}</Tag>,
    <Tag key="direction">{directionLabel(spot.direction)}</Tag>,
    <Tag key="experience" tone={experienceTone(spot.experience)}>
      {spot.experience}
    </Tag>,
    <Tag key="rating">Rating: {spot.rating.toFixed(1)}/5</Tag>,
  ]
  if (spot.wave_quality === 'World Class')
    tags.push(
      <Tag key="quality" tone="dawn">
        World Class
      </Tag>,
    )
  return (
    <PlaceHero
      picture={
        <SwellHero
          facing={spot.beach_facing ?? null}
          windowFrom={spot.swell_window_from ?? null}
          windowTo={spot.swell_window_to ?? null}
          windFrom={spot.best_wind ?? null}
          season={spot.best_season as BestSeason | null}
          seed={spot.id}
          label={`Drawn chart of the sea at ${spot.name}`}
        />
      }
      over={
        <>
          <Link to={regionPath(spot.new_region)}>{spot.new_region}</Link> · {spot.country}
        </>
      }
      title={spot.name}
      tags={tags.map((tag) => (
        <li key={tag.key}>{tag}</li>
      ))}
    />
  )
}
