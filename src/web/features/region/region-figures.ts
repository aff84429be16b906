import type { SpotSummary } from '#contract/spots.ts'
import {
  DIRECTIONS,
  type Direction,
  EXPERIENCES,
  type Experience,
  WAVE_QUALITIES,
  type WaveQuality,
} from '#domain/labels.ts'
import { SEASONS } from '#domain/season.ts'

type Tally<Label extends string> = { label: Label; spots: number }[]

export type RegionFigures = {
  spots: number
  /** Mean of the spots' ratings, one decimal; null without spots. */
  averageRating: number | null
  bestSeason: string
  qualities: Tally<WaveQuality>
  directions: Tally<Direction>
  experiences: Tally<Experience>
}

/** What a region's spots add up to. */
export function toRegionFigures(spots: readonly SpotSummary[]): RegionFigures {
  const sum = spots.reduce((total, spot) => total + spot.rating, 0)
  return {
    spots: spots.length,
    averageRating: spots.length === 0 ? null : Math.round((sum / spots.length) * 10) / 10,
    bestSeason: mostCommonSeason(spots),
    qualities: tally(WAVE_QUALITIES, spots, (spot) => spot.wave_quality),
    directions: tally(DIRECTIONS, spots, (spot) => spot.direction),
    experiences: tally(EXPERIENCES, spots, (spot) => spot.experience),
  }
}

function tally<Label extends string>(
  labels: readonly Label[],
  spots: readonly SpotSummary[],
  labelOf: (spot: SpotSummary) => Label,
): Tally<Label> {
  return labels.map((label) => ({
    label,
    spots: spots.filter((spot) => labelOf(spot) === label).length,
  }))
}

/** Ties go to the season that stands first in the year's order from winter. */
function mostCommonSeason(spots: readonly SpotSummary[]): string {
  const having = (season: string) => spots.filter((spot) => spot.best_season === season).length
  const best = SEASONS.reduce((first, next) => (having(next) > having(first) ? next : first))
  return having(best) > 0 ? best : 'Year-round'
}
