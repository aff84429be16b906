import { BREAK_TYPES } from '#domain/labels.ts'
import { typeLabel } from '#web/lib/format.ts'
import { GLYPH_SHAPES } from '#web/map/glyph-shapes.ts'
import styles from './map-legend.module.css'

const LEVELS = [
  { tone: 'beginner', label: 'Beginner surfers' },
  { tone: 'intermediate', label: 'All and experienced surfers' },
  { tone: 'advanced', label: 'Pros or kamikaze only' },
]

/** What the marks on the map mean. */
export function MapLegend() {
  return (
    <details className={styles.legend}>
      <summary className={styles.summary}>Legend</summary>
      <div className={styles.content}>
        <ul>
          {BREAK_TYPES.map((type) => (
            <li key={type} className={styles.row}>
              <svg viewBox="-12 -12 24 24" width="16" height="16" aria-hidden="true">
                <path d={GLYPH_SHAPES[type]} fill="var(--lagoon)" />
              </svg>
              {typeLabel(type)}
            </li>
          ))}
        </ul>
        <p className={styles.note}>The larger, the better the wave. With dates chosen:</p>
        <ul>
          <li className={styles.row}>
            <span className={styles.dot} data-tone="dawn" /> in its best months
          </li>
          <li className={styles.row}>
            <span className={styles.dot} data-tone="dim" /> outside them
          </li>
        </ul>
        <p className={styles.note}>The ring of a group shows who its spots are for:</p>
        <ul>
          {LEVELS.map(({ tone, label }) => (
            <li key={tone} className={styles.row}>
              <span className={styles.dot} data-tone={tone} /> {label}
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
