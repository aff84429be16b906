import { BREAK_TYPE_IDS, drawingPaths } from '#contract/drawing.ts'
import { BREAK_TYPES, type BreakType } from '#domain/labels.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import styles from './filter-panel.module.css'

type BreakTypeCardsProps = { chosen: BreakType[]; onToggle: (type: BreakType) => void }

/** The list without the type where it held it, with it where it did not. */
export function toggled(chosen: BreakType[], type: BreakType): BreakType[] {
  return BREAK_TYPES.filter((each) => chosen.includes(each) !== (each === type))
}

/** Any number of break types; pressing one puts it in the list or takes it out. */
export function BreakTypeCards({ chosen, onToggle }: BreakTypeCardsProps) {
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
            onClick={() => onToggle(type)}
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
