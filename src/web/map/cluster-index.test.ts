import { describe, expect, test } from 'vitest'
import {
  buildClusterIndex,
  clusterZoom,
  expansionZoom,
  findClusterOf,
  markersInView,
} from './cluster-index.ts'
import type { MapSpot } from './map-spots.ts'

const WORLD = { west: -180, south: -90, east: 180, north: 90 }
const uluwatu = spot(1, -8.815, 115.088, 'Experienced surfers')
const padang = spot(2, -8.811, 115.103, 'Pros or kamikaze only...')
const mundaka = spot(3, 43.407, -2.694, 'Experienced surfers')
const cloudbreak = spot(4, -17.89, 177.19, 'Pros or kamikaze only...')

describe('markersInView', () => {
  const index = buildClusterIndex([uluwatu, padang, mundaka, cloudbreak])

  test('draws neighbours as one cluster with their levels, and loners as spots, north first', () => {
    expect(markersInView(index, { ...WORLD, zoom: 3 })).toEqual([
      { kind: 'spot', spot: mundaka },
      {
        kind: 'cluster',
        id: expect.any(Number),
        count: 2,
        latitude: expect.closeTo(-8.813, 3),
        longitude: expect.closeTo(115.0955, 3),
        levels: { beginner: 0, intermediate: 1, advanced: 1, unknown: 0 },
      },
      { kind: 'spot', spot: cloudbreak },
    ])
  })

  test('leaves out what is not in view', () => {
    const europe = { west: -12, south: 34, east: 30, north: 60, zoom: 4 }
    expect(markersInView(index, europe)).toEqual([{ kind: 'spot', spot: mundaka }])
  })

  test('has nothing to draw for no spots', () => {
    expect(markersInView(buildClusterIndex([]), { ...WORLD, zoom: 2 })).toEqual([])
  })

  test('opens a cluster at its expansion zoom', () => {
    const cluster = findClusterOf(index, markersInView(index, { ...WORLD, zoom: 3 }), padang.id)
    if (!cluster) throw new Error('there is a cluster')
    const zoom = expansionZoom(index, cluster.id)
    expect(markersInView(index, { ...WORLD, zoom: zoom - 1 })).toHaveLength(3)
    expect(markersInView(index, { ...WORLD, zoom })).toHaveLength(4)
  })
})

test('spots at one place never ask for more zoom than the map has', () => {
  const index = buildClusterIndex([spot(1, 0, 0), spot(2, 0, 0)])
  const [cluster] = markersInView(index, { ...WORLD, zoom: 17 })
  expect(cluster).toMatchObject({ kind: 'cluster', count: 2 })
  if (cluster?.kind === 'cluster') expect(expansionZoom(index, cluster.id)).toBe(17)
})

test('finds the cluster that holds a spot, and none for a spot that is drawn itself', () => {
  const index = buildClusterIndex([uluwatu, padang, mundaka])
  const markers = markersInView(index, { ...WORLD, zoom: 3 })
  expect(findClusterOf(index, markers, padang.id)).toMatchObject({ count: 2 })
  expect(findClusterOf(index, markers, mundaka.id)).toBeUndefined()
  expect(findClusterOf(index, markers, 99)).toBeUndefined()
})

test('a zoom that ends a hair below a whole one counts as the whole one', () => {
  expect([4.9999, 5, 5.9].map(clusterZoom)).toEqual([5, 5, 5])
})

function spot(id: number, latitude: number, longitude: number, experience?: string): MapSpot {
  return { id, name: `Spot ${id}`, latitude, longitude, experience: experience ?? null }
}
