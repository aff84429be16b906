import { describe, expect, test } from 'vitest'
import { createSpotFixture } from '#test/factories.ts'
import { nearbySpots, Spot, SpotFilter, SpotSummary } from './spots.ts'

describe('Spot', () => {
  test('takes a spot of which little is known', () => {
    const spot = createSpotFixture()
    expect(Spot.parse(spot)).toEqual(spot)
  })

  test.for([
    ['rating', 5.1],
    ['beach_facing', 360],
    ['reliability', 0],
    ['frequency', 366],
    ['week_crowd', 5],
    ['normal_length', 6],
    ['travelability_score', 11],
    ['type', 'Point break'],
    ['direction', 'A-Frame'],
    ['continent', 'North_America'],
    ['best_month', ['Jun']],
    ['clean_by_month', [50]],
    ['clean_by_month', Array(12).fill(101)],
    ['confidence', 'none'],
    ['summary', null],
    ['frequency', undefined],
  ] as const)('refuses one whose %s is %j', ([field, value]) => {
    expect(Spot.safeParse({ ...createSpotFixture(), [field]: value }).success).toBe(false)
  })

  test('has all that a summary has', () => {
    const summary = SpotSummary.parse(createSpotFixture({ name: 'Uluwatu' }))
    expect(Object.keys(summary)).toEqual(Object.keys(SpotSummary.shape))
    expect(Object.keys(Spot.shape)).toEqual(expect.arrayContaining(Object.keys(SpotSummary.shape)))
    expect(summary).not.toHaveProperty('summary')
  })
})

describe('SpotFilter', () => {
  test('reads all clauses', () => {
    const filter = {
      continent: 'Asia',
      type: ['reef'],
      direction: 'left',
      experience: ['all surfers'],
      best_month: { June: 1 },
    }
    expect(SpotFilter.parse(filter)).toEqual({
      continent: ['Asia'],
      type: ['Reef-break'],
      direction: ['Left'],
      experience: ['All surfers'],
      best_month: [6],
    })
    expect(SpotFilter.parse({})).toEqual({})
  })

  test('names the first unknown keys only', () => {
    const keys = Array.from({ length: 1000 }, (_, index) => `k${index}`)
    const result = SpotFilter.safeParse(Object.fromEntries(keys.map((key) => [key, 1])))
    expect(result.error?.issues.map(({ message }) => message)).toEqual([
      'There is no filter “k0”, “k1”, “k2”, “k3”, “k4”. Allowed: continent, type, direction, experience, best_month.',
    ])
  })
})

describe('the query of nearby', () => {
  test('reads numbers from text, 50 km around by default', () => {
    expect(nearbySpots.query.parse({ lat: '-8.5', lon: ' 115 ' })).toEqual({
      lat: -8.5,
      lon: 115,
      radius: 50,
    })
  })
})
