import { describe, expect, test } from 'vitest'
import { clipRing } from './clip.ts'

const box = { west: 0, south: 0, east: 10, north: 10 }
const square = [
  [-5, -5],
  [5, -5],
  [5, 5],
  [-5, 5],
  [-5, -5],
]

describe('clipRing', () => {
  test('keeps the corner that lies inside', () => {
    const ring = clipRing(square, box)
    expect(ring.at(-1)).toEqual(ring[0])
    expect(new Set(ring.map(String))).toEqual(new Set(['0,0', '5,0', '5,5', '0,5']))
  })

  test('leaves what is inside as it is, and nothing of what is outside', () => {
    const inside = square.map(([x = 0, y = 0]) => [x / 5 + 5, y / 5 + 5])
    const outside = square.map(([x = 0, y = 0]) => [x + 50, y])
    expect(clipRing(inside, box)).toHaveLength(5)
    expect(clipRing(outside, box)).toEqual([])
  })
})
