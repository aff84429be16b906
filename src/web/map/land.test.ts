import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { holdsBounds } from './fit.ts'
import { toLand } from './land.ts'
import { buildFineLand, cutInset } from './land-inset.ts'

const require = createRequire(import.meta.url)

describe.for(['110m', '50m'])('the land at %s', (scale) => {
  const land = toLand(readLandFile(scale))
  const rings = land.features.flatMap(({ geometry }) => geometry.coordinates)

  test('has no ring that jumps across the world', () => {
    const jumps = rings.flatMap((ring) =>
      ring.slice(1).filter(([x = 0, y = 0], index) => {
        const isAlongPole = y === -90
        return !isAlongPole && Math.abs(x - (ring[index]?.[0] ?? 0)) > 180
      }),
    )
    // The one that is left closes Antarctica, from the pole back up to where its coast begins.
    expect(jumps.length).toBeLessThanOrEqual(1)
  })

  test('has closed rings that stick out of the map by a tenth of it at most', () => {
    for (const ring of rings) {
      expect(ring.at(-1)).toEqual(ring[0])
      for (const [x = 0] of ring) expect(Math.abs(x)).toBeLessThan(216)
    }
  })

  test('reaches from Siberia across the date line in one piece', () => {
    expect(rings.some((ring) => spansBeyond(ring, 100, 185))).toBe(true)
  })
})

test('refuses a file that is no land of world-atlas', () => {
  expect(() => toLand({ type: 'FeatureCollection', features: [] })).toThrow('world-atlas')
})

describe('cutInset', () => {
  const fine = buildFineLand(readLandFile('50m'))

  test('covers its window with sea and keeps all land inside it', () => {
    const window = { west: 114, south: -9.5, east: 117, north: -7.5 }
    const [sea, ...land] = cutInset(fine, window).features
    expect(sea?.properties.kind).toBe('sea')
    expect(land.length).toBeGreaterThan(2)
    for (const { geometry } of land)
      for (const [x = 0, y = 0] of geometry.coordinates.flat())
        expect(holdsBounds(window, { west: x, east: x, south: y, north: y })).toBe(true)
  })

  test('shows Chukotka on the western edge, where it sticks out of the eastern one', () => {
    const window = { west: -180, south: 64, east: -170, north: 69 }
    expect(cutInset(fine, window).features.length).toBeGreaterThan(1)
  })

  test('is sea alone in the open ocean', () => {
    const window = { west: -130, south: -45, east: -120, north: -40 }
    expect(cutInset(fine, window).features).toHaveLength(1)
  })
})

function readLandFile(scale: string): unknown {
  return JSON.parse(readFileSync(require.resolve(`world-atlas/land-${scale}.json`), 'utf8'))
}

function spansBeyond(ring: number[][], west: number, east: number): boolean {
  return ring.some(([x = 0]) => x < west) && ring.some(([x = 0]) => x > east)
}
