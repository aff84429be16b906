import { MONTH_NAMES, type MonthName } from '#domain/months.ts'
import styles from './month-strip.module.css'

type MonthStripProps = { best: readonly MonthName[]; label: string }

/** The year in twelve steps; the best months stand out. */
export function MonthStrip({ best, label }: MonthStripProps) {
  return (
    <ol className={styles.strip} aria-label={label}>
      {MONTH_NAMES.map((name) => {
        const isBest = best.includes(name)
        return (
          <li key={name} className={styles.month} data-best={isBest}>
            <span aria-hidden="true">{name.slice(0, 1)}</span>
            <span className={styles.spoken}>
              {name}
              {isBest && ': best'}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
