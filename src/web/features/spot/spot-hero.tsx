import { Link } from 'react-router'
import { drawingPaths } from '#contract/drawing.ts'
import type { SpotSummary } from '#contract/spots.ts'
import { directionLabel, regionPath, typeLabel } from '#web/lib/format.ts'
import { experienceTone } from '#web/ui/experience-tone.ts'
import { PlaceHero } from '#web/ui/place/place-hero.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** The spot's name over its own sea: swell from where it comes, towards where the break looks. */
export function SpotHero({ spot }: { spot: SpotSummary }) {
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
      picture={drawingPaths.spot(spot.id)}
      over={
        <>
          <Link to={regionPath(spot.new_region)}>{spot.new_region}</Link> · {spot.country}
        </>
      }
      title={spot.name}
      tags={tags.map((tag) => <li key={tag.key}>{tag}</li>)}
    />
  )
}
