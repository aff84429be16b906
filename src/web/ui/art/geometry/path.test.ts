import { describe, expect, test } from 'vitest'
import { resample, toPolygon, toSmoothPath } from './path.ts'

const line = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
]

describe('resample', () => {
  test('walks the line in equal steps and keeps both ends', () => {
    expect(resample(line, 5)).toEqual([
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 5 },
      { x: 10, y: 10 },
    ])
  })

  test('a step longer than the line leaves its ends', () => {
    expect(resample(line, 100)).toEqual([line[0], line[2]])
  })
})

describe('paths', () => {
  test('are relative and short', () => {
    expect(toPolygon(line)).toBe('M0 0l10 0l0 10z')
    expect(toSmoothPath(line)).toBe('M0 0q10 0 10 10')
  })

  test('do not drift: rounding is against where the pen is', () => {
    const steps = Array.from({ length: 31 }, (_, index) => ({ x: index * 0.333, y: 0 }))
    const moved = toPolygon(steps)
      .slice(4, -1)
      .split('l')
      .reduce((sum, pair) => sum + Number.parseFloat(pair || '0'), 0)
    expect(moved).toBeCloseTo(10, 0)
    expect(Math.abs(moved - 9.99)).toBeLessThan(0.06)
  })
})
