import type { Experience } from './labels.ts'

export const SKILL_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const
export type SkillLevel = (typeof SKILL_LEVELS)[number]

/** Breaking wave heights that each level looks for, feet, as the filter shows them. */
export const SKILL_WAVE_HEIGHTS_FT: Record<SkillLevel, string> = {
  Beginner: '0-4ft',
  Intermediate: '2-6ft',
  Advanced: '4-10+ft',
}

const EXPERIENCES_FOR_LEVEL: Record<SkillLevel, readonly Experience[]> = {
  Beginner: ['All surfers', 'Beginner surfers'],
  Intermediate: ['All surfers', 'Experienced surfers'],
  Advanced: ['Experienced surfers', 'Pros or kamikaze only...'],
}

/** Which spots a person of this level is shown: the labels of `experience` that suit them. */
export function experiencesForLevel(level: SkillLevel): readonly Experience[] {
  return EXPERIENCES_FOR_LEVEL[level]
}
