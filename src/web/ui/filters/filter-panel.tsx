import { Loader } from '@mantine/core'
import { lazy, Suspense, type SyntheticEvent, useId } from 'react'
import { CONTINENTS, type ContinentLabel, DIRECTIONS } from '#domain/labels.ts'
import { SKILL_LEVELS, SKILL_WAVE_HEIGHTS_FT } from '#domain/skill.ts'
import type { FilterState } from '#web/lib/filter-state.ts'
import { directionLabel } from '#web/lib/format.ts'
import { loadPart } from '#web/lib/load-part.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { buttonClass } from '#web/ui/button.ts'
import { PartGuard } from '#web/ui/part-guard.tsx'
import { BreakTypeCards, toggled } from './break-type-cards.tsx'
import { ChoiceButtons } from './choice-buttons.tsx'
import styles from './filter-panel.module.css'
import { WhenPlaceholder } from './when-placeholder.tsx'

/** The calendar comes when it is wanted: it is heavier than the rest of the panel. */
const WhenPicker = lazy(async () => {
  const { WhenPicker } = await loadPart(() => import('./when-picker.tsx'))
  return { default: WhenPicker }
})

type FilterPanelProps = {
  filters: FilterState
  isLoading: boolean
  /** Gets a function of the newest choices, so that quick ones never undo each other. */
  onChange: (update: (now: FilterState) => FilterState) => void
  onSubmit: () => void
}

/** The form with which a surfer says what to look for; shared by Discover and Destinations. */
export function FilterPanel({ filters, isLoading, onChange, onSubmit }: FilterPanelProps) {
  const regionId = useId()
  const isHydrated = useHydrated()
  const change = (part: Partial<FilterState>) => onChange((now) => ({ ...now, ...part }))
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isLoading) onSubmit()
  }
  return (
    <form className={styles.panel} onSubmit={handleSubmit} aria-label="Filters">
      <div className={styles.field}>
        <label className={styles.label} htmlFor={regionId}>
          Region
        </label>
        <select
          id={regionId}
          className={styles.select}
          value={filters.region ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ region: (value || null) as ContinentLabel | null })
          }
        >
          <option value="">All Regions</option>
          {CONTINENTS.map((continent) => (
            <option key={continent}>{continent}</option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <span className={styles.label}>When</span>
        {isHydrated ? (
          <PartGuard
            fallback={<p>The calendar did not load. Load the page again to choose dates.</p>}
          >
            <Suspense fallback={<WhenPlaceholder />}>
              <WhenPicker dates={filters.dates} onChange={(dates) => change({ dates })} />
            </Suspense>
          </PartGuard>
        ) : (
          <WhenPlaceholder />
        )}
      </div>
      <ChoiceButtons
        label="Experience Level"
        choices={SKILL_LEVELS.map((level) => ({
          value: level,
          label: level,
          hint: SKILL_WAVE_HEIGHTS_FT[level],
          tone: TONES[level],
        }))}
        chosen={filters.experience}
        onChoose={(level) =>
          onChange((now) => ({ ...now, experience: level === now.experience ? null : level }))
        }
      />
      <BreakTypeCards
        chosen={filters.breakTypes}
        onToggle={(type) =>
          onChange((now) => ({ ...now, breakTypes: toggled(now.breakTypes, type) }))
        }
      />
      <ChoiceButtons
        label="Wave Direction"
        choices={[null, ...DIRECTIONS].map((value) => ({
          value,
          label: value === null ? 'Any' : directionLabel(value),
        }))}
        chosen={filters.direction}
        onChoose={(direction) => change({ direction })}
      />
      <button
        type="submit"
        className={buttonClass('primary', styles.submit)}
        aria-disabled={isLoading}
        aria-label="Find Spots"
      >
        {isLoading ? <Loader size={22} color="dark" aria-label="Loading" /> : 'Find Spots'}
      </button>
    </form>
  )
}

const TONES = { Beginner: 'beginner', Intermediate: 'intermediate', Advanced: 'advanced' } as const
