import { describe, expect, test } from 'vitest'
import { compassPoint, distanceKm, EARTH_RADIUS_KM, isPosition } from './geo.ts'

const QUARTER_KM = (Math.PI / 2) * EARTH_RADIUS_KM

describe('distanceKm', () => {
  // A degree of a great circle is 6371 π / 180 = 111.195 km; the last two are published city distances.
  test.for([
    { from: [0, 0], to: [0, 0], km: 0, within: 0 },
    { from: [0, 0], to: [1, 0], km: 111.195, within: 0.001 },
    { from: [0, 0], to: [0, 1], km: 111.195, within: 0.001 },
    { from: [60, 0], to: [60, 1], km: 55.597, within: 0.01 },
    { from: [0, 179.5], to: [0, -179.5], km: 111.195, within: 0.001 },
    { from: [0, 0], to: [0, 180], km: 20_015.087, within: 0.001 },
    { from: [90, 12], to: [-90, -77], km: 20_015.087, within: 0.001 },
    { from: [51.5074, -0.1278], to: [48.8566, 2.3522], km: 343.5, within: 1 },
    { from: [-33.8688, 151.2093], to: [34.0522, -118.2437], km: 12_073, within: 10 },
  ])('is $km km from $from to $to', ({ from, to, km, within }) => {
    const distance = distanceKm(position(from), position(to))
    expect(Math.abs(distance - km)).toBeLessThanOrEqual(within)
  })

  test('is a quarter of the globe from any place on the equator to the pole', () => {
    for (let longitude = -180; longitude <= 180; longitude += 15)
      expect(distanceKm(position([0, longitude]), position([90, 0]))).toBeCloseTo(QUARTER_KM, 6)
  })

  test('is the same both ways and never more than half the globe', () => {
    const places = [
      [0, 0],
      [-17.9, 177.2],
      [-13.8, -172.2],
      [65, -20],
      [-90, 0],
    ]
    for (const from of places)
      for (const to of places) {
        const there = distanceKm(position(from), position(to))
        expect(there).toBeCloseTo(distanceKm(position(to), position(from)), 9)
        expect(there).toBeLessThanOrEqual(2 * QUARTER_KM)
      }
  })
})

describe('isPosition', () => {
  test.for([
    [0, 0],
    [90, 180],
    [-90, -180],
    [-8.8145, 115.086],
  ])('takes %d, %d', ([latitude, longitude]) => {
    expect(isPosition(latitude, longitude)).toBe(true)
  })

  test.for([
    [90.001, 0],
    [0, -180.001],
    [Number.NaN, 0],
    [0, Number.POSITIVE_INFINITY],
    ['1', 2],
    [null, 0],
    [0, undefined],
  ])('refuses %j, %j', ([latitude, longitude]) => {
    expect(isPosition(latitude, longitude)).toBe(false)
  })
})

describe('compassPoint', () => {
  test.for([
    [0, 'N'],
    [22.4, 'N'],
    [22.6, 'NE'],
    [90, 'E'],
    [135, 'SE'],
    [200, 'S'],
    [225, 'SW'],
    [270, 'W'],
    [315, 'NW'],
    [337.4, 'NW'],
    [337.6, 'N'],
    [360, 'N'],
    [-45, 'NW'],
    [765, 'NE'],
  ] as const)('calls %d° %s', ([bearing, point]) => {
    expect(compassPoint(bearing)).toBe(point)
  })
})

function position([latitude = 0, longitude = 0]: number[]) {
  return { latitude, longitude }
}
