import { describe, expect, test } from 'vitest'
import { bestSeasonOf, isNorthern, seasonOf } from './season.ts'

const NORTH = 43.4
const SOUTH = -33.9

describe('isNorthern', () => {
  test('goes by latitude where it is known, the equator counting as north', () => {
    expect([NORTH, 0, -0.01, SOUTH].map((latitude) => isNorthern(latitude, null))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('lets the latitude overrule the continent', () => {
    expect(isNorthern(-8.8, 'Asia')).toBe(false)
    expect(isNorthern(30, 'Africa')).toBe(true)
  })

  test.for([
    ['North America', true],
    ['Europe', true],
    ['Asia', true],
    ['Africa', false],
    ['South America', false],
    ['Central America', false],
    ['Australia & Pacific', false],
    ['Middle East', false],
    [null, false],
  ] as const)('goes by continent without a latitude: %s is north: %s', ([continent, northern]) => {
    expect(isNorthern(null, continent)).toBe(northern)
  })
})

describe('seasonOf', () => {
  test.for([
    { month: 12, north: 'Winter', south: 'Summer' },
    { month: 2, north: 'Winter', south: 'Summer' },
    { month: 3, north: 'Spring', south: 'Autumn' },
    { month: 5, north: 'Spring', south: 'Autumn' },
    { month: 6, north: 'Summer', south: 'Winter' },
    { month: 8, north: 'Summer', south: 'Winter' },
    { month: 9, north: 'Autumn', south: 'Spring' },
    { month: 11, north: 'Autumn', south: 'Spring' },
  ])('puts month $month in $north up north and $south down south', ({ month, north, south }) => {
    expect(seasonOf(month, true)).toBe(north)
    expect(seasonOf(month, false)).toBe(south)
  })

  test('turns round after half a year', () => {
    for (let month = 1; month <= 12; month++)
      expect(seasonOf(month, true)).toBe(seasonOf(((month + 5) % 12) + 1, false))
  })

  test.for([0, 13])('refuses month %i', (month) => {
    expect(() => seasonOf(month, true)).toThrow(`A month is 1 to 12, not ${month}.`)
  })
})

describe('bestSeasonOf', () => {
  test.for([
    { months: [4, 5, 6, 7, 8, 9, 10], latitude: -8.8, season: 'Winter' },
    { months: [10, 11, 12, 1, 2, 3], latitude: 21.6, season: 'Winter' },
    { months: [9, 10, 11], latitude: NORTH, season: 'Autumn' },
    { months: [9, 10, 11], latitude: SOUTH, season: 'Spring' },
    { months: [6, 7, 8], latitude: NORTH, season: 'Summer' },
    { months: [3, 9], latitude: NORTH, season: 'Spring' },
    { months: [3, 9], latitude: SOUTH, season: 'Spring' },
    { months: [1, 4, 7, 10], latitude: NORTH, season: 'Winter' },
    { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], latitude: NORTH, season: 'Year-round' },
    { months: [], latitude: NORTH, season: null },
  ])('is $season for $months at $latitude°', ({ months, latitude, season }) => {
    expect(bestSeasonOf(months, latitude)).toBe(season)
  })
})
