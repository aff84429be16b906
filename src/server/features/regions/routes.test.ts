import { describe, expect } from 'vitest'
import { listRegionSpots, listRegions } from '#contract/regions.ts'
import { CONTINENTS } from '#domain/labels.ts'
import { ask, askWrongly } from '#test/ask.ts'
import { createArtefact, createSpotFixture } from '#test/factories.ts'
import { realTest, test } from '#test/fixtures.ts'

describe('the list of regions', () => {
  test('names each region twice, with its country, continent and number of spots', async ({
    app,
  }) => {
    expect(await ask(app, listRegions)).toMatchObject([
      {
        region: 'Atlas Coast',
        name: 'Atlas Coast',
        country: 'Morocco',
        continent: 'Africa',
        spot_count: 2,
        lat: 30.55,
        lon: -9.75,
      },
      { region: 'Gold Bay', name: 'Gold Bay', continent: 'Australia & Pacific', spot_count: 2 },
    ])
  })

  realTest('covers every spot and continent', async ({ app, artefact }) => {
    const regions = await ask(app, listRegions)
    expect(regions.map(({ name }) => name)).toEqual(artefact.regions.map(({ name }) => name))
    const total = regions.reduce((sum, { spot_count }) => sum + spot_count, 0)
    expect(total).toBe(artefact.spots.length)
    expect(new Set(regions.map(({ continent }) => continent))).toEqual(new Set(CONTINENTS))
    const order = regions.map(({ continent, name }) => `${continent}/${name}`)
    expect(order).toEqual([...order].sort())
  })
})

describe('the middle of a region', () => {
  test.override('artefact', () =>
    createArtefact([
      createSpotFixture({ id: 1, new_region: 'Fiji', lat: -17, lon: 179 }),
      createSpotFixture({ id: 2, new_region: 'Fiji', lat: -17, lon: -177 }),
    ]),
  )

  test('lies between spots on both sides of the date line', async ({ app }) => {
    const [fiji] = await ask(app, listRegions)
    expect(fiji?.lon).toBeCloseTo(-179, 3)
    expect(fiji?.lat).toBeCloseTo(-17, 1)
  })
})

describe('the spots of a region', () => {
  test.for(['Gold Bay', 'gold bay', 'GOLD_BAY', ' Gold Bay ', 'Old Gold'])(
    'are found by “%s”, best first',
    async (name, { app }) => {
      const spots = await ask(app, listRegionSpots, { params: { name } })
      expect(spots.map(({ id }) => id)).toEqual([21, 22])
    },
  )

  test.for(['Atlantis', 'Africa', '__proto__', '!!!'])(
    'of %s are not found',
    async (name, { app }) => {
      expect(await askWrongly(app, listRegionSpots, { params: { name } })).toEqual({
        status: 404,
        code: 'not_found',
        error: `There is no region called “${name}”.`,
      })
    },
  )

  test.for([
    [' ', 'Name a region.'],
    ['x'.repeat(121), 'A region name has at most 120 characters.'],
  ] as const)('are refused for a name like “%s”', async ([name, error], { app }) => {
    const problem = await askWrongly(app, listRegionSpots, { params: { name } })
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request', error })
  })

  realTest(
    'of the real catalogue are those that name it, by name and alias',
    async ({ app, artefact }) => {
      for (const region of artefact.regions) {
        const spots = await ask(app, listRegionSpots, { params: { name: region.name } })
        expect(spots.map(({ id }) => id)).toEqual(
          artefact.spots.filter((spot) => spot.new_region === region.name).map(({ id }) => id),
        )
      }
    },
  )
})

describe('an alias of two regions', () => {
  test.override('artefact', () =>
    createArtefact(
      [
        createSpotFixture({ id: 1, new_region: 'Oahu' }),
        createSpotFixture({ id: 2, new_region: 'Maui' }),
      ],
      {
        regions: [
          { name: 'Oahu', aliases: ['Hawaii'] },
          { name: 'Maui', aliases: ['Hawaii', 'Valley Isle'] },
        ],
      },
    ),
  )

  test('leads to neither, one of its own still does', async ({ app }) => {
    const problem = await askWrongly(app, listRegionSpots, { params: { name: 'Hawaii' } })
    expect(problem.status).toBe(404)
    const spots = await ask(app, listRegionSpots, { params: { name: 'valley isle' } })
    expect(spots.map(({ id }) => id)).toEqual([2])
  })
})
