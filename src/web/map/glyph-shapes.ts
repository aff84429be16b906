import type { BreakType } from '#domain/labels.ts'

/** Drawn around the middle, about 18 units across, so that all look equally large. */
export const GLYPH_SHAPES: Record<BreakType, string> = {
  // A headland.
  'Point-break': 'M0-9.5 9.2 7H-9.2Z',
  // A sandbank.
  'Beach-break': 'M0-8a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z',
  // A block of coral.
  'Reef-break': 'M0-9.8 9.8 0 0 9.8-9.8 0Z',
  // A valley that opens to the sea.
  Rivermouth: 'M-9.6-8.6H-3.4L0-2.8 3.4-8.6H9.6L4 1.4V9H-4V1.4Z',
}
