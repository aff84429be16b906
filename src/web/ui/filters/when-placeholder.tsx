import { IconCalendar } from '@tabler/icons-react'
import styles from './filter-panel.module.css'

/** Stands where the date range will be while it is on its way. */
export function WhenPlaceholder() {
  return (
    <span className={styles.when} aria-hidden="true">
      <IconCalendar size={18} stroke={1.75} />
      Select Dates
    </span>
  )
}
