import type { Month } from './months.ts'

/** In the order that decides a tie. */
export const SEASONS = ['Winter', 'Spring', 'Summer', 'Autumn'] as const
export type Season = (typeof SEASONS)[number]
export type BestSeason = Season | 'Year-round'

const NORTHERN_SEASON_BY_MONTH: Season[] = [
  'Winter',
  'Winter',
  'Spring',
  'Spring',
  'Spring',
  'Summer',
  'Summer',
  'Summer',
  'Autumn',
  'Autumn',
  'Autumn',
  'Winter',
]
const OPPOSITE: Record<Season, Season> = {
  Winter: 'Summer',
  Spring: 'Autumn',
  Summer: 'Winter',
  Autumn: 'Spring',
}
const NORTHERN_CONTINENTS = ['North America', 'Europe', 'Asia']

/** By latitude; by continent only where the latitude is unknown. */
export function isNorthern(latitude: number | null, continent: string | null): boolean {
  if (latitude !== null) return latitude >= 0
  return NORTHERN_CONTINENTS.some((northern) => continent?.includes(northern))
}

/** The meteorological season (whole months, winter is December to February in the north). */
export function seasonOf(month: Month, northern: boolean): Season {
  const season = NORTHERN_SEASON_BY_MONTH[month - 1]
  if (!season) throw new RangeError(`A month is 1 to 12, not ${month}.`)
  return northern ? season : OPPOSITE[season]
}

/** The season that holds most of the best months; all twelve months are `Year-round`. */
export function bestSeasonOf(bestMonths: readonly Month[], latitude: number): BestSeason | null {
  if (bestMonths.length === 0) return null
  if (bestMonths.length === 12) return 'Year-round'
  const northern = isNorthern(latitude, null)
  const monthsIn = (season: Season) =>
    bestMonths.filter((month) => seasonOf(month, northern) === season).length
  return SEASONS.reduce((best, season) => (monthsIn(season) > monthsIn(best) ? season : best))
}
