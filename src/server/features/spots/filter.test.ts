import { describe, expect } from 'vitest'
import { filterSpots, type SpotFilterInput, type SpotSummary } from '#contract/spots.ts'
import { BREAK_TYPES, CONTINENTS, DIRECTIONS, EXPERIENCES } from '#domain/labels.ts'
import { MONTH_NAMES } from '#domain/months.ts'
import { ask } from '#test/ask.ts'
import { createArtefact, createSpotFixture } from '#test/factories.ts'
import { realTest, test } from '#test/fixtures.ts'
import { createRandom, pickSome } from '#test/random.ts'

describe('a filter', () => {
  test.override('artefact', () =>
    createArtefact([
      createSpotFixture({
        id: 1,
        rating: 5,
        direction: 'Right',
        type: 'Point-break',
        best_month: ['June', 'July'],
      }),
      createSpotFixture({
        id: 2,
        rating: 4,
        direction: 'Left',
        continent: 'Asia',
        best_month: ['July', 'August'],
      }),
      createSpotFixture({
        id: 3,
        rating: 3,
        direction: 'Both',
        experience: 'Pros or kamikaze only...',
        best_month: ['January'],
      }),
      createSpotFixture({ id: 4, rating: 2, direction: 'Both', continent: 'North America' }),
    ]),
  )

  test.for([
    { filter: {}, ids: [1, 2, 3, 4] },
    { filter: { direction: ['Right'] }, ids: [1, 3, 4] },
    { filter: { direction: ['Left'] }, ids: [2, 3, 4] },
    { filter: { direction: ['Both'] }, ids: [3, 4] },
    { filter: { direction: 'A-Frame' }, ids: [3, 4] },
    { filter: { direction: ['Left', 'Right'] }, ids: [1, 2, 3, 4] },
    { filter: { direction: 'Any' }, ids: [1, 2, 3, 4] },
    { filter: { direction: [] }, ids: [1, 2, 3, 4] },
    { filter: { type: ['Point-break'] }, ids: [1] },
    { filter: { type: 'point break' }, ids: [1] },
    { filter: { type: 'POINT' }, ids: [1] },
    { filter: { type: ['Rivermouth'] }, ids: [] },
    { filter: { type: [] }, ids: [1, 2, 3, 4] },
    { filter: { continent: ['North_America'] }, ids: [4] },
    { filter: { continent: ['north america', 'ASIA'] }, ids: [2, 4] },
    { filter: { continent: [] }, ids: [1, 2, 3, 4] },
    { filter: { experience: ['Pros or kamikaze only…'] }, ids: [3] },
    { filter: { experience: ['all_surfers'] }, ids: [1, 2, 4] },
    { filter: { experience: ['All Levels'] }, ids: [1, 2, 3, 4] },
    { filter: { experience: [] }, ids: [1, 2, 3, 4] },
    { filter: { best_month: { July: 1 } }, ids: [1, 2] },
    { filter: { best_month: { june: true, January: 1 } }, ids: [1, 3] },
    { filter: { best_month: { June: 1, July: 0 } }, ids: [1] },
    { filter: { best_month: { July: 0 } }, ids: [1, 2, 3, 4] },
    { filter: { best_month: {} }, ids: [1, 2, 3, 4] },
    { filter: { best_month: { May: 1 } }, ids: [] },
    { filter: { direction: 'Left', best_month: { January: 1 } }, ids: [3] },
  ])('$filter finds $ids', async ({ filter, ids }, { app }) => {
    const spots = await ask(app, filterSpots, { body: filter })
    expect(spots.map(({ id }) => id)).toEqual(ids)
  })

  test('that asks the same in other words gets the same answer', async ({ app }) => {
    const one = await ask(app, filterSpots, { body: { direction: ['left', 'RIGHT', 'Left'] } })
    const other = await ask(app, filterSpots, { body: { direction: ['Right', 'Left'] } })
    expect(one).toEqual(other)
  })
})

/** The same question asked the slow and plain way. */
function isMeantBy(filter: SpotFilterInput, spot: SpotSummary): boolean {
  const { continent = [], type = [], direction = [], experience = [] } = filter
  const months = Object.keys(filter.best_month ?? {})
  const sides = direction.includes('Right') || direction.includes('Left')
  return (
    (continent.length === 0 || continent.includes(spot.continent)) &&
    (type.length === 0 || type.includes(spot.type)) &&
    (experience.length === 0 || experience.includes(spot.experience)) &&
    (direction.length === 0 ||
      direction.includes(spot.direction) ||
      (sides && spot.direction === 'Both')) &&
    (months.length === 0 || spot.best_month.some((month) => months.includes(month)))
  )
}

describe('a filter of the real catalogue', () => {
  realTest('agrees with a plain one on 400 random filters', async ({ app, artefact }) => {
    const random = createRandom(20_261)
    const sizes = new Set<number>()
    for (let round = 0; round < 400; round++) {
      const filter: SpotFilterInput = {}
      if (random() < 0.5) filter.continent = pickSome(random, CONTINENTS, 0.4)
      if (random() < 0.5) filter.type = pickSome(random, BREAK_TYPES, 0.5)
      if (random() < 0.5) filter.direction = pickSome(random, DIRECTIONS, 0.4)
      if (random() < 0.5) filter.experience = pickSome(random, EXPERIENCES, 0.5)
      if (random() < 0.5)
        filter.best_month = Object.fromEntries(
          pickSome(random, MONTH_NAMES, 0.2).map((month) => [month, 1 as const]),
        )
      const spots = await ask(app, filterSpots, { body: filter })
      const expected = artefact.spots.filter((spot) => isMeantBy(filter, spot))
      expect(
        spots.map(({ id }) => id),
        JSON.stringify(filter),
      ).toEqual(expected.map(({ id }) => id))
      sizes.add(spots.length)
    }
    expect(sizes.size).toBeGreaterThan(100)
    expect(sizes).toContain(artefact.spots.length)
  })

  realTest('lists the best first', async ({ app }) => {
    const ratings = (await ask(app, filterSpots, { body: {} })).map(({ rating }) => rating)
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a))
    expect(new Set(ratings).size).toBeGreaterThan(10)
  })
})
