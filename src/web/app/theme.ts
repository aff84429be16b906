import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Light to dark around the accent `--lagoon`. */
const LAGOON: MantineColorsTuple = [
  '#e6fbf8',
  '#cdf5f0',
  '#a5ece4',
  '#7be2d7',
  '#4fd6c8',
  '#35bfb1',
  '#259f94',
  '#1b7f77',
  '#12615b',
  '#0a4540',
]

/** Mantine's greys, as the depths of `tokens.css`: text first, then hairlines, then surfaces down to the abyss. */
const DEPTHS: MantineColorsTuple = [
  '#eaf6f8',
  '#c8dde4',
  '#9cbcc8',
  '#7fa3b1',
  '#1e4354',
  '#183848',
  '#12303f',
  '#0b1d28',
  '#081822',
  '#06121a',
]

export const theme = createTheme({
  colors: { lagoon: LAGOON, dark: DEPTHS },
  primaryColor: 'lagoon',
  primaryShade: 4,
  autoContrast: true,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)' },
  defaultRadius: 'sm',
  radius: { sm: '8px', md: '16px' },
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  respectReducedMotion: true,
})
