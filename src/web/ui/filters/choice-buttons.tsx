import styles from './filter-panel.module.css'

type Choice<Value> = { value: Value; label: string; hint?: string; tone?: string }

type ChoiceButtonsProps<Value> = {
  label: string
  choices: readonly Choice<Value>[]
  chosen: Value | null
  onChoose: (value: Value) => void
}

/** A row of buttons of which one, or none, is pressed. */
export function ChoiceButtons<Value extends string | null>(props: ChoiceButtonsProps<Value>) {
  const { label, choices, chosen, onChoose } = props
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label: text, hint, tone }) => (
          <button
            key={text}
            type="button"
            className={styles.choice}
            data-tone={tone}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {text}
            {hint && <span className={styles.hint}>{hint}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
