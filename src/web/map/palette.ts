/**
 * Colours of the drawn map. WebGL cannot read CSS variables, so what matches a token of `tokens.css` is
 * repeated here as a value.
 */
export const PALETTE = {
  abyss: '#06121a',
  openSea: '#081a24',
  land: '#12303f',
  coast: '#2f6578',
  graticule: '#0c2430',
  /** Ever shallower water, deepest first. */
  shelves: ['#08202c', '#0a2634', '#0d2d3c'],
  haloOfLabels: 'rgba(6, 18, 26, 0.85)',
} as const
