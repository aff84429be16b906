import type { SpotSummary } from '#contract/spots.ts'
import { type Month, monthName } from '#domain/months.ts'

/** Share of clean days from which on a month counts as good, percent. */
const GOOD_CLEAN_PERCENT = 50

/**
 * Whether the chosen months are good ones at a spot: by its share of clean days where the climate is known, by the
 * editor's best months where it is not. Null when no months are chosen.
 */
export function isInSeason(spot: SpotSummary, months: readonly Month[]): boolean | null {
  if (months.length === 0) return null
  const { clean_by_month: clean, best_month } = spot
  if (!clean) return months.some((month) => best_month.includes(monthName(month)))
  const chosen = months.map((month) => clean[month - 1] ?? 0)
  return chosen.reduce((sum, share) => sum + share, 0) / chosen.length >= GOOD_CLEAN_PERCENT
}
