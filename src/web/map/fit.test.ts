import { describe, expect, test } from 'vitest'
import { boundsOf, fitPaddingPx, growBounds, holdsBounds, snapBounds } from './fit.ts'

describe('boundsOf', () => {
  test('is the box around all spots', () => {
    const bounds = boundsOf([at(-8.8, 115.1), at(43.4, -2.7), at(0, 20)])
    expect(bounds).toEqual({ west: -2.7, south: -8.8, east: 115.1, north: 43.4 })
  })

  test('is a point for one spot and nothing for none', () => {
    expect(boundsOf([at(5, 6)])).toEqual({ west: 6, south: 5, east: 6, north: 5 })
    expect(boundsOf([])).toBeNull()
  })

  test('stays short on one side of the date line and takes the whole width for spots on both', () => {
    expect(boundsOf([at(-17.9, 177.2), at(-18, 179.9)])).toMatchObject({ west: 177.2, east: 179.9 })
    expect(boundsOf([at(-17.9, 177.2), at(-13.8, -172.2)])).toMatchObject({
      west: -172.2,
      east: 177.2,
    })
  })
})

test.for([
  [1440, 900, 50],
  [360, 740, 50],
  [120, 90, 27],
  [0, 0, 0],
])('on a map of %i by %i pixels the padding is %i', ([width = 0, height = 0, padding]) => {
  expect(fitPaddingPx(width, height)).toBe(padding)
})

describe('snapBounds', () => {
  const view = { west: 10, south: -10, east: 40, north: 10 }

  test('holds the view and some more, within the world', () => {
    const snapped = snapBounds(view, 3)
    expect(holdsBounds(snapped, view)).toBe(true)
    expect(snapBounds({ west: -179, south: -85, east: 179, north: 85 }, 1)).toEqual({
      west: -180,
      south: -90,
      east: 180,
      north: 90,
    })
  })

  test('does not change while the view moves within a cell', () => {
    const moved = { west: 10.5, south: -9.5, east: 40.5, north: 10.5 }
    expect(snapBounds(moved, 3)).toEqual(snapBounds(view, 3))
  })
})

test('bounds grow by a share of themselves and stop at the edge of the world', () => {
  const grown = growBounds({ west: 150, south: -20, east: 170, north: 0 }, 1)
  expect(grown).toEqual({ west: 130, south: -40, east: 180, north: 20 })
})

function at(latitude: number, longitude: number) {
  return { id: 1, name: 'Spot', latitude, longitude }
}
