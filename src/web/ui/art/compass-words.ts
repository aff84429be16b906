import { bearingWord } from './geometry/bearing.ts'

export type Bearings = {
  /** The way the coast looks, out to sea. */
  facing: number | null
  windowFrom: number | null
  windowTo: number | null
  /** Where the best wind comes from. */
  windFrom: number | null
}

/** The compass for somebody who does not see it. What is unknown is said to be unknown. */
export function describeCompass({ facing, windowFrom, windowTo, windFrom }: Bearings): string {
  const known: string[] = []
  const unknown: string[] = []
  if (facing === null) unknown.push('facing')
  else known.push(`Faces ${bearingWord(facing)}.`)
  if (windowFrom === null || windowTo === null) unknown.push('swell window')
  else known.push(`Swell from ${toDegrees(windowFrom)} to ${toDegrees(windowTo)}.`)
  if (windFrom === null) unknown.push('best wind')
  else known.push(`Best wind from the ${bearingWord(windFrom)}.`)
  if (unknown.length > 0) known.push(`${capitalise(joinWords(unknown))} unknown.`)
  return known.join(' ')
}

function toDegrees(bearing: number): string {
  return `${Math.round(bearing)}°`
}

function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
