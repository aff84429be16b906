import { describe, expect, test } from 'vitest'
import { createField, readField } from './field.ts'
import { solveWavefronts } from './wavefronts.ts'

const frame = { left: 0, top: 0, right: 100, bottom: 100 }

describe('solveWavefronts', () => {
  test('in deep water crests stay straight, whatever way they travel', () => {
    const heading = { x: 0.6, y: 0.8 }
    const arrival = solveWavefronts(
      createField(frame, 5, () => 1),
      heading,
    )
    for (const point of [
      { x: 50, y: 50 },
      { x: 90, y: 20 },
      { x: 10, y: 95 },
    ])
      expect(readField(arrival, point)).toBeCloseTo(point.x * heading.x + point.y * heading.y, 6)
  })

  test('over a shallow half, crests fall behind and so bend towards it', () => {
    const arrival = solveWavefronts(
      createField(frame, 2, (x, y) => (x > 50 && y > 20 ? 0.4 : 1)),
      { x: 0, y: 1 },
    )
    expect(readField(arrival, { x: 90, y: 60 })).toBeGreaterThan(
      readField(arrival, { x: 10, y: 60 }) + 20,
    )
  })

  test('behind an obstacle, swell arrives late: it comes round the end', () => {
    const arrival = solveWavefronts(
      createField(frame, 2, (x, y) => (x < 60 && y > 38 && y < 44 ? 0.02 : 1)),
      { x: 0, y: 1 },
    )
    expect(readField(arrival, { x: 80, y: 60 })).toBeCloseTo(60, 0)
    expect(readField(arrival, { x: 20, y: 60 })).toBeGreaterThan(85)
  })
})
