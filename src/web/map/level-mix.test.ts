import { describe, expect, test } from 'vitest'
import { addLevels, countLevel, levelOf, toLevelArcs } from './level-mix.ts'

test.for([
  ['Beginner surfers', 'beginner'],
  ['All surfers', 'intermediate'],
  ['Experienced surfers', 'intermediate'],
  ['Pros or kamikaze only...', 'advanced'],
  [null, 'unknown'],
] as const)('%s stands for %s', ([experience, level]) => {
  expect(levelOf(experience)).toBe(level)
})

describe('toLevelArcs', () => {
  test('gives each level its share of the ring, easiest first', () => {
    const counts = { beginner: 1, intermediate: 2, advanced: 1, unknown: 0 }
    expect(toLevelArcs(counts)).toEqual([
      { level: 'beginner', from: 0, length: 25 },
      { level: 'intermediate', from: 25, length: 50 },
      { level: 'advanced', from: 75, length: 25 },
    ])
  })

  test('is one whole ring when all spots are alike', () => {
    const counts = { beginner: 0, intermediate: 0, advanced: 7, unknown: 0 }
    expect(toLevelArcs(counts)).toEqual([{ level: 'advanced', from: 0, length: 100 }])
  })
})

test('adding counts changes the sum and nothing else', () => {
  const sum = countLevel('All surfers')
  const more = countLevel(null)
  addLevels(sum, more)
  expect(sum).toEqual({ beginner: 0, intermediate: 1, advanced: 0, unknown: 1 })
  expect(more).toEqual(countLevel(null))
})
