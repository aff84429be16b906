/** The colours of the drawings: the theme's tokens, with their values for where no theme is loaded. */
export const INK = {
  abyss: 'var(--abyss, #06121a)',
  deep: 'var(--deep, #0b1d28)',
  shelf: 'var(--shelf, #12303f)',
  line: 'var(--line, #1e4354)',
  foam: 'var(--foam, #eaf6f8)',
  mist: 'var(--mist, #9cbcc8)',
  lagoon: 'var(--lagoon, #4fd6c8)',
  dawn: 'var(--dawn, #ff9d6c)',
} as const
