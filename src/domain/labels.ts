/**
 * The words that spots are described with, and the one way to read them.
 * Answers always use the canonical spelling; reading forgives case, accents, hyphens, spaces, underscores and dots.
 */

export const CONTINENT_LABELS = {
  Europe: 'Europe',
  North_America: 'North America',
  Africa: 'Africa',
  Australia_Pacific: 'Australia & Pacific',
  Asia: 'Asia',
  Central_America: 'Central America',
  South_America: 'South America',
  Middle_East: 'Middle East',
} as const
export type ContinentKey = keyof typeof CONTINENT_LABELS
export type ContinentLabel = (typeof CONTINENT_LABELS)[ContinentKey]

export const CONTINENTS = Object.values(CONTINENT_LABELS)
export const BREAK_TYPES = ['Point-break', 'Beach-break', 'Reef-break', 'Rivermouth'] as const
export const DIRECTIONS = ['Right', 'Left', 'Both'] as const
export const EXPERIENCES = [
  'Beginner surfers',
  'All surfers',
  'Experienced surfers',
  'Pros or kamikaze only...',
] as const
/** Best first: the order that sorting uses. */
export const WAVE_QUALITIES = [
  'World Class',
  'Totally Epic',
  'Regional Classic',
  'Normal',
  'Sloppy',
  'Choss',
] as const

export type BreakType = (typeof BREAK_TYPES)[number]
export type Direction = (typeof DIRECTIONS)[number]
export type Experience = (typeof EXPERIENCES)[number]
export type WaveQuality = (typeof WAVE_QUALITIES)[number]

/** Spellings that folding alone does not bring to the canonical label. */
const OTHER_SPELLINGS: Record<string, string> = {
  point: 'Point-break',
  beach: 'Beach-break',
  reef: 'Reef-break',
  'rivermouth break': 'Rivermouth',
  'river mouth': 'Rivermouth',
  'a frame': 'Both',
  aframe: 'Both',
  beginner: 'Beginner surfers',
  'australia and pacific': 'Australia & Pacific',
}

/** Text as two spellings of one name compare equal: no accents, no case, punctuation as single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'ʻ`´]/g, '')
    .replace(/[ßøłđæœı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/**
 * The canonical label that a text means, or `undefined` when it means none of them.
 *
 * @param allowed the canonical labels to choose from
 */
export function readLabel<Label extends string>(
  allowed: readonly Label[],
  text: string,
): Label | undefined {
  const folded = foldText(text)
  const meant = OTHER_SPELLINGS[folded]
  return allowed.find((label) => foldText(label) === folded || label === meant)
}

/** Rank for sorting, 0 is best; an unknown quality comes last. */
export function waveQualityRank(quality: string | null | undefined): number {
  const rank = WAVE_QUALITIES.indexOf(quality as WaveQuality)
  return rank === -1 ? WAVE_QUALITIES.length : rank
}
