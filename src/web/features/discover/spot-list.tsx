import { VisuallyHidden } from '@mantine/core'
import { memo, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { SpotSummary } from '#contract/spots.ts'
import type { Month } from '#domain/months.ts'
import { directionLabel, monthRange, spotPath, typeLabel } from '#web/lib/format.ts'
import { experienceTone } from '#web/ui/experience-tone.ts'
import { isInSeason } from './season-fit.ts'
import styles from './spot-list.module.css'

type SpotListProps = {
  spots: readonly SpotSummary[]
  months: readonly Month[]
  highlightedId: number | null
  onHighlight: (id: number | null) => void
}

/** The same spots as on the map, for reading rather than pointing; best first. */
export function SpotList({ spots, months, highlightedId, onHighlight }: SpotListProps) {
  if (spots.length === 0) return null
  return (
    <ol className={styles.list} aria-label="Surf spots">
      {spots.map((spot) => (
        <SpotRow
          key={spot.id}
          spot={spot}
          fits={isInSeason(spot, months)}
          isHighlighted={spot.id === highlightedId}
          onHighlight={onHighlight}
        />
      ))}
    </ol>
  )
}

type SpotRowProps = {
  spot: SpotSummary
  fits: boolean | null
  isHighlighted: boolean
  onHighlight: (id: number | null) => void
}

const SpotRow = memo(function SpotRow({ spot, fits, isHighlighted, onHighlight }: SpotRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const isPointedAt = row.current?.matches(':hover, :focus-within')
    if (isHighlighted && !isPointedAt) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isHighlighted])
  return (
    <li ref={row} className={styles.row} data-highlighted={isHighlighted} data-fits={fits}>
      <Link
        className={styles.link}
        to={spotPath(spot.id)}
        state={{ spot }}
        onPointerEnter={() => onHighlight(spot.id)}
        onPointerLeave={() => onHighlight(null)}
        onFocus={() => onHighlight(spot.id)}
        onBlur={() => onHighlight(null)}
      >
        <span className={styles.level} data-tone={experienceTone(spot.experience)} />
        <span className={styles.name}>{spot.name}</span>
        <span className={styles.rating}>
          <VisuallyHidden>Rating </VisuallyHidden>
          {spot.rating.toFixed(1)}
        </span>
        <span className={styles.place}>
          {spot.new_region} · {spot.experience}
        </span>
        <span className={styles.facts}>
          {directionLabel(spot.direction)} · {typeLabel(spot.type)} ·{' '}
          <span className={styles.months}>{monthRange(spot.best_month)}</span>
          {fits && ' · in season'}
        </span>
      </Link>
    </li>
  )
})
