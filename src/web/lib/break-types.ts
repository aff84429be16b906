import type { BreakType } from '#domain/labels.ts'

/** The id of each break type: the name of its picture and the word in an address. */
export const BREAK_TYPE_IDS = {
  'Point-break': 'point',
  'Beach-break': 'beach',
  'Reef-break': 'reef',
  Rivermouth: 'rivermouth',
} as const satisfies Record<BreakType, string>
