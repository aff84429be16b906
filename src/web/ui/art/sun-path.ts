import type { BestSeason } from '#domain/season.ts'
import { noonSun } from './geometry/analemma.ts'
import type { Point } from './geometry/field.ts'

export const SUN_RADIUS = 38
/** Equinox height. */
const MIDDLE_Y = 205
/** Where the picture shows both on a phone and on a wide screen. */
const COLUMNS = Array.from({ length: 8 }, (_, index) => 780 + 20 * index)
const UNITS_PER_MINUTE = 1.9
const UNITS_PER_DEGREE = 4.6
const DAYS_PER_MONTH = 365 / 12

/** The middle of each season where the year begins in winter; the place names its own seasons. */
const DAY_OF_SEASON = { Winter: 15, Spring: 105, Summer: 196, Autumn: 288 }

/** Where the sun of a season hangs in the picture: low in winter, high in summer. */
export function sunOfSeason(season: BestSeason, column: number): Point {
  return season === 'Year-round'
    ? { x: column, y: MIDDLE_Y }
    : onPicture(DAY_OF_SEASON[season], column)
}

/** The column where the sun stays clearest of the coast, given the distance to it (negative on land). */
export function clearestColumn(season: BestSeason, toCoast: (at: Point) => number): number {
  const clearance = (column: number) => Math.abs(toCoast(sunOfSeason(season, column)))
  return COLUMNS.reduce((best, column) => (clearance(column) > clearance(best) ? column : best))
}

/** The noon sun in the middle of each month: a slim figure of eight. */
export function sunOfMonths(column: number): Point[] {
  return Array.from({ length: 12 }, (_, month) => onPicture((month + 0.5) * DAYS_PER_MONTH, column))
}

/** The whole year's path, in steps of some ten days. */
export function sunPath(column: number): Point[] {
  return Array.from({ length: 36 }, (_, step) => onPicture(1 + (step * 365) / 36, column))
}

function onPicture(day: number, column: number): Point {
  const sun = noonSun(day)
  return { x: column + sun.x * UNITS_PER_MINUTE, y: MIDDLE_Y - sun.y * UNITS_PER_DEGREE }
}
