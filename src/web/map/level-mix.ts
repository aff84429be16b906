import { experienceTone } from '#web/ui/experience-tone.ts'

export type MapLevel = 'beginner' | 'intermediate' | 'advanced' | 'unknown'
export type LevelCounts = Record<MapLevel, number>
/** Part of a ring, in hundredths of its round, clockwise from the top. */
export type LevelArc = { level: MapLevel; from: number; length: number }

const LEVELS: readonly MapLevel[] = ['beginner', 'intermediate', 'advanced', 'unknown']

/**
 * The level that a spot's experience stands for, in the colours that the whole site gives it.
 *
 * `Beginner surfers` → beginner, `All surfers` and `Experienced surfers` → intermediate,
 * `Pros or kamikaze only...` → advanced; a spot of which nobody knows stays unknown, not in the middle.
 */
export function levelOf(experience: string | null | undefined): MapLevel {
  return experience ? experienceTone(experience) : 'unknown'
}

export function countLevel(experience: string | null | undefined): LevelCounts {
  return { ...NOTHING, [levelOf(experience)]: 1 }
}

/** Adds in place, as the clustering wants it. */
export function addLevels(sum: LevelCounts, more: Readonly<LevelCounts>): void {
  for (const level of LEVELS) sum[level] += more[level]
}

/** The ring that shows the mix: one arc for each level that occurs, easiest first. */
export function toLevelArcs(counts: Readonly<LevelCounts>): LevelArc[] {
  const total = LEVELS.reduce((sum, level) => sum + counts[level], 0)
  let from = 0
  return LEVELS.filter((level) => counts[level] > 0).map((level) => {
    const arc = { level, from, length: (counts[level] / total) * 100 }
    from += arc.length
    return arc
  })
}

const NOTHING: LevelCounts = { beginner: 0, intermediate: 0, advanced: 0, unknown: 0 }
