import { expect, test } from 'vitest'
import { createRandom, createWaver } from './random.ts'

test('the same seed gives the same numbers, another seed others', () => {
  const take = (seed: number) => Array.from({ length: 5 }, createRandom(seed))
  expect(take(7)).toEqual(take(7))
  expect(take(7)).not.toEqual(take(8))
  for (const value of take(7)) expect(value >= 0 && value < 1).toBe(true)
})

test('a waver stays within its bounds', () => {
  const waver = createWaver(createRandom(3), [300, 120, 40])
  for (let at = -500; at < 500; at += 7) expect(Math.abs(waver(at))).toBeLessThanOrEqual(1)
})
