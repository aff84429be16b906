import { expect, test } from 'vitest'
import { signedDistance } from './distance.ts'
import { toPoints } from './shape.ts'

const square = toPoints([0, 0], [10, 0], [10, 10], [0, 10])

test.for([
  { x: 15, y: 5, distance: 5, where: 'beside it' },
  { x: 13, y: 14, distance: 5, where: 'off its corner' },
  { x: 5, y: 8, distance: -2, where: 'inside' },
])('$where a square the distance is $distance', ({ x, y, distance }) => {
  expect(signedDistance(square, x, y)).toBeCloseTo(distance)
})
