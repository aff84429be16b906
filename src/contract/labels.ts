import { z } from 'zod'
import {
  BREAK_TYPES,
  CONTINENTS,
  DIRECTIONS,
  EXPERIENCES,
  readLabel,
  WAVE_QUALITIES,
} from '#domain/labels.ts'
import { MONTH_NAMES, type Month, readMonth } from '#domain/months.ts'

const MAX_LABELS = 50

export const Continent = z.enum(CONTINENTS)
export const BreakType = z.enum(BREAK_TYPES)
export const Direction = z.enum(DIRECTIONS)
export const Experience = z.enum(EXPERIENCES)
export const WaveQuality = z.enum(WAVE_QUALITIES)
export const MonthNameSchema = z.enum(MONTH_NAMES)

export const ContinentLabels = labelList('continent', CONTINENTS, readContinent)
export const BreakTypeLabels = labelList('type', BREAK_TYPES)
/** `All Levels`, like `Any` below, asks for nothing: it leaves the list empty. */
export const ExperienceLabels = labelList('experience', EXPERIENCES, undefined, ['All Levels'])
export const DirectionLabels = labelList('direction', DIRECTIONS, undefined, ['Any'])

const MONTH_MAP_RULE = {
  error:
    'best_month maps months to 1 or true where they are chosen, 0 or false where not, such as {"June": 1}.',
}

/** Chosen months as `{ "June": 1, "July": 1 }`; 0 and false mean not chosen. Read as months 1 to 12 in order. */
export const MonthMap = z
  .record(z.string(), z.union([z.literal([0, 1]), z.boolean()], MONTH_MAP_RULE), MONTH_MAP_RULE)
  .transform((map, context): Month[] => {
    const months = new Set<Month>()
    for (const [name, chosen] of Object.entries(map)) {
      const month = readMonth(name)
      if (!month) context.addIssue(`There is no month ${quote(name)}. ${allow(MONTH_NAMES)}`)
      else if (chosen) months.add(month)
    }
    return [...months].sort((a, b) => a - b)
  })

/** The continent that a key (`North_America`) or a label (`North America`) means. */
export function readContinent(text: string) {
  return readLabel(CONTINENTS, text)
}

/** One label or a list of them; every unknown one is refused with what is allowed. Doubles count once. */
function labelList<Label extends string>(
  thing: string,
  allowed: readonly Label[],
  read = (text: string): Label | undefined => readLabel(allowed, text),
  neutral: readonly string[] = [],
) {
  const words = [...allowed, ...neutral]
  return z
    .union([z.string(), z.array(z.string()).max(MAX_LABELS)], {
      error: `${thing} is one label or a list of at most ${MAX_LABELS}. ${allow(words)}`,
    })
    .transform((given, context): Label[] => {
      const labels = new Set<Label>()
      for (const text of typeof given === 'string' ? [given] : given) {
        const label = read(text)
        if (label) labels.add(label)
        else if (!neutral.some((word) => word.toLowerCase() === text.trim().toLowerCase()))
          context.addIssue(`There is no ${thing} ${quote(text)}. ${allow(words)}`)
      }
      return allowed.filter((label) => labels.has(label))
    })
    .meta({ description: `Any of: ${words.join(', ')}` })
}

function quote(text: string): string {
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`
}

function allow(values: readonly string[]): string {
  return `Allowed: ${values.join(', ')}.`
}
