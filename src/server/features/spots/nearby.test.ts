import { describe, expect } from 'vitest'
import { nearbySpots } from '#contract/spots.ts'
import { distanceKm } from '#domain/geo.ts'
import { ask } from '#test/ask.ts'
import { createArtefact, createSpotFixture } from '#test/factories.ts'
import { realTest, test } from '#test/fixtures.ts'
import { createRandom } from '#test/random.ts'

describe('nearby', () => {
  // A degree of latitude is 111.2 km.
  test.override('artefact', () =>
    createArtefact([
      createSpotFixture({ id: 1, lat: 10.44, lon: 20, rating: 5 }),
      createSpotFixture({ id: 2, lat: 10.1, lon: 20, rating: 1 }),
      createSpotFixture({ id: 3, lat: 9.8, lon: 20, rating: 4 }),
      createSpotFixture({ id: 4, lat: 10.46, lon: 20 }),
      createSpotFixture({ id: 5, lat: -17, lon: 179.9 }),
      createSpotFixture({ id: 6, lat: -17, lon: -179.9 }),
      createSpotFixture({ id: 7, lat: -10, lon: -160 }),
    ]),
  )

  test('gives what lies within 50 km, nearest first', async ({ app }) => {
    const spots = await ask(app, nearbySpots, { query: { lat: 10, lon: 20 } })
    expect(spots.map(({ id, distance_km }) => [id, distance_km])).toEqual([
      [2, 11.12],
      [3, 22.24],
      [1, 48.93],
    ])
  })

  test('gives what lies within the radius asked for', async ({ app }) => {
    const ids = async (radius: number) =>
      (await ask(app, nearbySpots, { query: { lat: 10, lon: 20, radius } })).map(({ id }) => id)
    expect(await ids(0.5)).toEqual([])
    expect(await ids(11.2)).toEqual([2])
    expect(await ids(52)).toEqual([2, 3, 1, 4])
  })

  test.for([
    { lon: 180, ids: [5, 6] },
    { lon: -180, ids: [5, 6] },
    { lon: 179.95, ids: [5, 6] },
    { lon: -179.95, ids: [6, 5] },
  ])('takes the date line for no border at longitude $lon', async ({ lon, ids }, { app }) => {
    const spots = await ask(app, nearbySpots, { query: { lat: -17, lon } })
    expect(spots.map(({ id }) => id).sort()).toEqual([...ids].sort())
    for (const { distance_km } of spots) expect(distance_km).toBeLessThan(16)
  })

  test('reaches the other side of the world', async ({ app }) => {
    const query = { lat: 10, lon: 20, radius: 20_100 }
    const spots = await ask(app, nearbySpots, { query })
    expect(spots).toHaveLength(7)
    expect(spots.at(-1)).toMatchObject({ id: 7, distance_km: 20_015.09 })
  })
})

describe('nearby in the real catalogue', () => {
  realTest(
    'agrees with measuring every distance, at 300 random places',
    async ({ app, artefact }) => {
      const random = createRandom(777)
      const radii = [5, 50, 300, 2_000, 9_000, 19_980, 20_015, 20_100]
      let found = 0
      for (let round = 0; round < 300; round++) {
        const origin =
          round % 2 ? artefact.spots[Math.floor(random() * artefact.spots.length)] : null
        const lat = origin ? -origin.lat + random() * 0.2 : random() * 180 - 90
        const lon = origin ? origin.lon + (origin.lon > 0 ? -180 : 180) : random() * 360 - 180
        const radius = radii[round % radii.length] ?? 50
        const here = { latitude: lat, longitude: lon }
        const expected = artefact.spots
          .map((spot) => ({
            id: spot.id,
            km: distanceKm(here, { latitude: spot.lat, longitude: spot.lon }),
          }))
          .filter(({ km }) => km <= radius)
        const spots = await ask(app, nearbySpots, { query: { lat, lon, radius } })
        const place = `${lat}, ${lon} within ${radius}`
        expect(spots.map(({ id }) => id).sort(), place).toEqual(expected.map(({ id }) => id).sort())
        const distances = spots.map(({ distance_km }) => distance_km)
        expect(distances, place).toEqual([...distances].sort((a, b) => a - b))
        found += spots.length
      }
      expect(found).toBeGreaterThan(10_000)
    },
  )
})
