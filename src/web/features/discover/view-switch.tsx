import { IconAdjustmentsHorizontal, IconList, IconMap2 } from '@tabler/icons-react'
import styles from './view-switch.module.css'

const VIEWS = [
  { view: 'map', label: 'Map', Icon: IconMap2 },
  { view: 'filters', label: 'Filters', Icon: IconAdjustmentsHorizontal },
  { view: 'list', label: 'List', Icon: IconList },
] as const

export type View = (typeof VIEWS)[number]['view']

type ViewSwitchProps = { view: View; onChange: (view: View) => void }

/** On a phone one thing at a time: the map, the filters or the list, under the thumb. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <nav className={styles.switch} aria-label="View">
      {VIEWS.map(({ view: name, label, Icon }) => (
        <button
          key={name}
          type="button"
          className={styles.button}
          aria-pressed={view === name}
          onClick={() => onChange(name)}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          {label}
        </button>
      ))}
    </nav>
  )
}
