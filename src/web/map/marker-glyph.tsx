import { type BreakType, WAVE_QUALITIES, type WaveQuality } from '#domain/labels.ts'
import { GLYPH_SHAPES } from './glyph-shapes.ts'
import type { MapSpot } from './map-spots.ts'
import styles from './marker.module.css'

/** A ring: a break of a kind that nobody wrote down. */
const UNKNOWN_SHAPE =
  'M0-7.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15ZM0-3a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z'

/** How large, by quality; 1 is 18 pixels. */
const SCALES: Record<WaveQuality, number> = {
  'World Class': 1.44,
  'Totally Epic': 1.26,
  'Regional Classic': 1.1,
  Normal: 0.94,
  Sloppy: 0.8,
  Choss: 0.7,
}

/** Shape tells the type of the break, size its quality. */
export function MarkerGlyph({ spot }: { spot: MapSpot }) {
  const quality = WAVE_QUALITIES.find((each) => each === spot.waveQuality)
  const scale = quality ? SCALES[quality] : SCALES.Normal
  return (
    <svg className={styles.glyph} viewBox="-16 -16 32 32" width="32" height="32" aria-hidden="true">
      <circle className={styles.ring} r="16" />
      <path
        className={styles.shape}
        d={GLYPH_SHAPES[spot.type as BreakType] ?? UNKNOWN_SHAPE}
        transform={`scale(${scale})`}
      />
    </svg>
  )
}
