import { describe, expect, test } from 'vitest'
import { noonSun } from './geometry/analemma.ts'
import { clearestColumn, sunOfSeason } from './sun-path.ts'

test('the noon sun keeps the almanac: solstices, equinox, and the extremes of the equation of time', () => {
  expect(noonSun(172).y).toBeCloseTo(23.4, 0)
  expect(noonSun(355).y).toBeCloseTo(-23.4, 0)
  expect(Math.abs(noonSun(81).y)).toBeLessThan(0.5)
  expect(noonSun(42).x).toBeCloseTo(-14.2, 0)
  expect(noonSun(307).x).toBeCloseTo(16.4, 0)
})

describe('the sun of a season', () => {
  test('is high in summer and low in winter', () => {
    const heights = (['Summer', 'Spring', 'Year-round', 'Autumn', 'Winter'] as const).map(
      (season) => sunOfSeason(season, 850).y,
    )
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
  })

  test('hangs where the coast is farthest', () => {
    expect(clearestColumn('Summer', ({ x }) => x - 700)).toBe(920)
    expect(clearestColumn('Summer', ({ x }) => x - 1000)).toBe(780)
  })
})
