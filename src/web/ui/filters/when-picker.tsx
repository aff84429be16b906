import '@mantine/dates/styles.layer.css'
import { Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { IconCalendar, IconX } from '@tabler/icons-react'
import dayjs from 'dayjs'
import { useRef, useState } from 'react'
import type { DayRange } from '#web/lib/filter-state.ts'
import styles from './filter-panel.module.css'

type WhenPickerProps = { dates: DayRange; onChange: (dates: DayRange) => void }

/** The dates of the trip. A start alone is a choice too: it means its month. */
export function WhenPicker({ dates, onChange }: WhenPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const handleChange = ([start, end]: [string | null, string | null]) => {
    onChange({ start, end })
    if (start && end) setOpen(false)
  }
  return (
    <div className={styles.whenRow}>
      <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <button
            ref={opener}
            type="button"
            className={styles.when}
            data-chosen={dates.start !== null}
            aria-label={`When: ${describeDates(dates)}`}
            onClick={() => setOpen(!isOpen)}
          >
            <IconCalendar size={18} stroke={1.75} aria-hidden="true" />
            {describeDates(dates)}
          </button>
        </Popover.Target>
        <Popover.Dropdown className={styles.calendar}>
          <DatePicker
            type="range"
            allowSingleDateInRange
            value={[dates.start, dates.end]}
            onChange={handleChange}
            {...(dates.start && { defaultDate: dates.start })}
            ariaLabels={ARIA_LABELS}
            classNames={{ day: styles.day ?? '' }}
            getDayProps={(day) => ({ 'aria-pressed': day === dates.start || day === dates.end })}
            size="md"
          />
        </Popover.Dropdown>
      </Popover>
      {dates.start && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear the dates"
          onClick={() => {
            onChange({ start: null, end: null })
            opener.current?.focus()
          }}
        >
          <IconX size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

const ARIA_LABELS = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next decade',
  previousDecade: 'Previous decade',
  monthLevelControl: 'Choose a month',
  yearLevelControl: 'Choose a year',
}

function describeDates({ start, end }: DayRange): string {
  if (!start) return 'Select Dates'
  const format = (day: string) => dayjs(day).format('MMM D, YYYY')
  return end ? `${format(start)} - ${format(end)}` : format(start)
}
