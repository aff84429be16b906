/** The colour of the level that a spot's experience stands for, the same everywhere. */
export function experienceTone(experience: string): 'beginner' | 'intermediate' | 'advanced' {
  if (experience.startsWith('Beginner')) return 'beginner'
  return experience.startsWith('Pros') ? 'advanced' : 'intermediate'
}
