import { describe, expect, test } from 'vitest'
import { EXPERIENCES } from './labels.ts'
import { experiencesForLevel, SKILL_LEVELS, SKILL_WAVE_HEIGHTS_FT } from './skill.ts'

describe('experiencesForLevel', () => {
  test.for([
    ['Beginner', ['All surfers', 'Beginner surfers']],
    ['Intermediate', ['All surfers', 'Experienced surfers']],
    ['Advanced', ['Experienced surfers', 'Pros or kamikaze only...']],
  ] as const)('shows %s surfers %j', ([level, experiences]) => {
    expect(experiencesForLevel(level)).toEqual(experiences)
  })

  test('leaves no experience that nobody is shown', () => {
    const shown = new Set(SKILL_LEVELS.flatMap((level) => experiencesForLevel(level)))
    expect([...shown].sort()).toEqual([...EXPERIENCES].sort())
  })
})

test('each level has the wave heights that the filter shows', () => {
  expect(SKILL_WAVE_HEIGHTS_FT).toEqual({
    Beginner: '0-4ft',
    Intermediate: '2-6ft',
    Advanced: '4-10+ft',
  })
})
