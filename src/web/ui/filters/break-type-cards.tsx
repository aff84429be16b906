import { BREAK_TYPE_IDS, drawingPaths } from '#contract/drawing.ts'
import { BREAK_TYPES, type BreakType } from '#domain/labels.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import styles from './filter-panel.module.css'

type BreakTypeCardsProps = { chosen: BreakType[]; onChange: (chosen: BreakType[]) => void }

/** Any number of break types; pressing one puts it in the list or takes it out. */
export function BreakTypeCards({ chosen, onChange }: BreakTypeCardsProps) {
  const toggle = (type: BreakType) =>
    onChange(chosen.includes(type) ? chosen.filter((other) => other !== type) : [...chosen, type])
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>Break Type</legend>
      <div className={styles.cards}>
        {BREAK_TYPES.map((type) => (
          <button
            key={type}
            type="button"
            className={styles.card}
            aria-pressed={chosen.includes(type)}
            onClick={() => toggle(type)}
          >
            <span className={styles.picture}>
              <Drawing src={drawingPaths.break(BREAK_TYPE_IDS[type])} />
            </span>
            <span className={styles.cardName}>{type.split('-')[0]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
