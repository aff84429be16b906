import { describe, expect, test } from 'vitest'
import { contourLines } from './contour.ts'
import { createField } from './field.ts'

const frame = { left: -10, top: -10, right: 10, bottom: 10 }

describe('contourLines', () => {
  test('a slope has one straight line from edge to edge', () => {
    const [line, ...others] = contourLines(
      createField(frame, 1, (x) => x),
      2.5,
    )
    expect(others).toEqual([])
    expect(line).toHaveLength(21)
    for (const point of line ?? []) expect(point.x).toBeCloseTo(2.5)
  })

  test('a cone has one ring', () => {
    const lines = contourLines(
      createField(frame, 0.5, (x, y) => Math.hypot(x, y)),
      6.1,
    )
    expect(lines).toHaveLength(1)
    for (const { x, y } of lines[0] ?? []) expect(Math.hypot(x, y)).toBeCloseTo(6.1, 1)
  })

  test('a level that nothing reaches has no line', () => {
    expect(
      contourLines(
        createField(frame, 1, (x) => x),
        40,
      ),
    ).toEqual([])
  })
})
