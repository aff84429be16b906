import { expect, test } from 'vitest'
import { mercatorBox, mercatorPath, toMercator } from './mercator.ts'

test('puts the middle of the world in the middle, and its edges at the edges', () => {
  expect(toMercator(0, 0)).toEqual({ x: 500, y: 500 })
  expect(toMercator(-180, 90).x).toBe(0)
  expect(toMercator(-180, 90).y).toBeCloseTo(0, 0)
  expect(toMercator(180, -90).y).toBeCloseTo(1000, 0)
})

test('stretches latitudes: 45° north lies at 0.3597 of the height', () => {
  // By hand: 0.5 - ln(tan(67.5°)) / 2π = 0.5 - 0.8814 / 6.2832.
  expect(toMercator(0, 45).y).toBeCloseTo(359.7, 1)
})

test('shows what the bounds hold', () => {
  const [x, y, width, height] = mercatorBox({ west: -90, south: 0, east: 90, north: 45 })
    .split(' ')
    .map(Number)
  expect([x, width]).toEqual([250, 500])
  expect((y ?? 0) + (height ?? 0)).toBeCloseTo(500, 6)
})

test('draws each ring closed', () => {
  const ring = [
    [0, 0],
    [90, 0],
    [0, 0],
  ]
  const geometry = { type: 'Polygon' as const, coordinates: [ring] }
  const land = {
    type: 'FeatureCollection' as const,
    features: [{ type: 'Feature' as const, properties: {}, geometry }],
  }
  expect(mercatorPath(land)).toBe('M500.00 500.00L750.00 500.00L500.00 500.00Z')
})
