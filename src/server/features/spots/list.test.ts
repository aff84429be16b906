import { describe, expect } from 'vitest'
import { getSpot, listSpots } from '#contract/spots.ts'
import { ask, askWrongly } from '#test/ask.ts'
import { realTest, test } from '#test/fixtures.ts'

describe('the list of spots', () => {
  test('gives all, best first', async ({ app }) => {
    const spots = await ask(app, listSpots)
    expect(spots.map(({ name }) => name)).toEqual(['Snapper', 'Anchor Point', 'Kirra', 'Éclair'])
  })

  test('gives a page of them', async ({ app }) => {
    const page = async (limit: number, offset: number) =>
      (await ask(app, listSpots, { query: { limit, offset } })).map(({ id }) => id)
    expect(await page(2, 0)).toEqual([21, 11])
    expect(await page(2, 2)).toEqual([22, 12])
    expect(await page(3, 3)).toEqual([12])
    expect(await page(3, 4)).toEqual([])
  })

  test.for([
    ['Gold Bay', [21, 22]],
    ['gold-bay', [21, 22]],
    ['Old Gold', [21, 22]],
    ['taghazout', [11, 12]],
    ['Africa', [11, 12]],
    ['Australia_Pacific', [21, 22]],
    ['australia & pacific', [21, 22]],
    ['Middle East', []],
    ['', [21, 11, 22, 12]],
  ] as const)('gives those of the region or continent “%s”', async ([region, ids], { app }) => {
    const spots = await ask(app, listSpots, { query: { region } })
    expect(spots.map(({ id }) => id)).toEqual(ids)
  })

  test('refuses a place that it does not know and says what it knows', async ({ app }) => {
    const problem = await askWrongly(app, listSpots, { query: { region: 'Atlantis' } })
    expect(problem).toEqual({
      status: 400,
      code: 'invalid_request',
      error:
        'There is no region called “Atlantis”. Allowed: a name that /api/regions lists, or a continent (Europe, North America, Africa, Australia & Pacific, Asia, Central America, South America, Middle East).',
    })
  })

  realTest('has 100 on a page by default, and all of them in pages', async ({ app, artefact }) => {
    expect(await ask(app, listSpots)).toHaveLength(100)
    const ids: number[] = []
    for (let offset = 0; offset < artefact.spots.length; offset += 100)
      ids.push(...(await ask(app, listSpots, { query: { offset } })).map(({ id }) => id))
    expect(ids).toEqual(artefact.spots.map(({ id }) => id))
    const whole = await ask(app, listSpots, { query: { limit: 5000 } })
    expect(whole.map(({ id }) => id)).toEqual(ids)
  })
})

describe('one spot', () => {
  test('comes with everything that is known', async ({ app, artefact }) => {
    const spot = await ask(app, getSpot, { params: { id: 21 } })
    expect(spot).toEqual(artefact.spots.find(({ id }) => id === 21))
    expect(spot.aliases).toEqual(['Superbank'])
  })

  test('that never was is not found', async ({ app }) => {
    expect(await askWrongly(app, getSpot, { params: { id: 404 } })).toEqual({
      status: 404,
      code: 'not_found',
      error: 'There is no spot with the id 404.',
    })
  })

  test('that was removed is not found, and says that it was', async ({ app }) => {
    expect(await askWrongly(app, getSpot, { params: { id: 90 } })).toEqual({
      status: 404,
      code: 'not_found',
      error: 'This spot was taken out of the catalogue.',
    })
  })

  test('that was merged leads to the one it became', async ({ app }) => {
    const response = await app.inject('/api/surf_spots/91')
    expect(response.statusCode).toBe(308)
    expect(response.headers.location).toBe('/api/surf_spots/21')
    expect(response.headers['x-catalogue-version']).toBe('0000000000000001')
  })

  realTest('of the real catalogue is answered for every id', async ({ app, artefact }) => {
    for (const spot of artefact.spots)
      expect(await ask(app, getSpot, { params: { id: spot.id } })).toEqual(spot)
  })
})
