import type { BestSeason } from '#domain/season.ts'

/** The id of each break type: the name of its picture and the word in an address. */
export const BREAK_TYPE_IDS = {
  'Point-break': 'point',
  'Beach-break': 'beach',
  'Reef-break': 'reef',
  Rivermouth: 'rivermouth',
} as const
export type BreakTypeId = (typeof BREAK_TYPE_IDS)[keyof typeof BREAK_TYPE_IDS]

/** What can be drawn: how a kind of break works, or the sea of a place. Bearings in degrees true. */
export type Drawing =
  | { kind: 'break'; type: BreakTypeId }
  | {
      kind: 'place'
      facing: number | null
      windowFrom: number | null
      windowTo: number | null
      windFrom: number | null
      season: BestSeason | null
      /** The same number draws the same coast. */
      seed: number
      /** A hero is dark where its words stand and carries a compass; a card is the bare sea. */
      frame: 'hero' | 'card'
    }

/** The drawing as an SVG file. */
export type DrawPicture = (drawing: Drawing) => string

export const drawingPaths = {
  break: (type: BreakTypeId) => `/drawings/breaks/${type}.svg`,
  spot: (id: number) => `/drawings/spots/${id}.svg`,
  spotCard: (id: number) => `/drawings/spots/${id}/card.svg`,
  region: (name: string) => `/drawings/regions/${encodeURIComponent(name)}.svg`,
}
