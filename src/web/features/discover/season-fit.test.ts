import { describe, expect, test } from 'vitest'
import type { SpotSummary } from '#contract/spots.ts'
import { isInSeason } from './season-fit.ts'

function spot(part: Partial<SpotSummary>): SpotSummary {
  return {
    id: 1,
    name: 'Anywhere',
    lat: 0,
    lon: 0,
    new_region: 'Somewhere',
    country: 'Nowhere',
    continent: 'Africa',
    type: 'Point-break',
    direction: 'Right',
    experience: 'All surfers',
    wave_quality: 'Normal',
    rating: 3,
    best_season: 'Winter',
    best_month: ['June', 'July'],
    clean_by_month: null,
    ...part,
  }
}

describe('isInSeason', () => {
  test('has no opinion without months', () => {
    expect(isInSeason(spot({}), [])).toBeNull()
  })

  test('goes by the best months while the climate is unknown', () => {
    expect(isInSeason(spot({}), [5, 6])).toBe(true)
    expect(isInSeason(spot({}), [1, 2])).toBe(false)
  })

  test('goes by the mean share of clean days where the climate is known', () => {
    const clean_by_month = [90, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40]
    expect(isInSeason(spot({ clean_by_month }), [1, 2])).toBe(true)
    expect(isInSeason(spot({ clean_by_month }), [12])).toBe(false)
    expect(isInSeason(spot({ clean_by_month, best_month: ['December'] }), [12])).toBe(false)
  })
})
