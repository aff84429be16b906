import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type FilterState, monthsOfTrip } from '#web/lib/filter-state.ts'
import { useTabTitle } from '#web/lib/head-data.ts'
import { pageLoader } from '#web/lib/page-loader.ts'
import { useUrlFilters } from '#web/lib/use-url-filters.ts'
import { FilterPanel } from '#web/ui/filters/filter-panel.tsx'
import { DiscoverMap } from './discover-map.tsx'
import { spotsMatching } from './queries.ts'
import styles from './route.module.css'
import { SpotList } from './spot-list.tsx'
import { StatusLine } from './status-line.tsx'
import { type View, ViewSwitch } from './view-switch.tsx'

const HEAD = {
  title: 'Discover surf spots',
  description:
    'Filter real surf spots by level, break type, wave direction, region and dates, and see them on a map of the world.',
}

export const loader = pageLoader(async () => HEAD)

/** The map is the page; what one looks for floats over it. */
export function Component() {
  useTabTitle(HEAD)
  const { filters, shownFilters, setFilters } = useUrlFilters()
  const search = useSubmittedSearch(filters)
  const [view, setView] = useState<View>('map')
  const [highlightedId, setHighlightedId] = useState<number | null>(null)
  const { start, end } = shownFilters.dates
  const months = useMemo(() => monthsOfTrip({ start, end }), [start, end])
  return (
    <div className={styles.page} data-view={view}>
      <aside className={styles.sidebar} aria-label="Search">
        <div className={styles.filters}>
          <h1 className={styles.title}>Find Your Perfect Wave</h1>
          <p className={styles.subtitle}>Customize your search</p>
          <FilterPanel
            filters={shownFilters}
            isLoading={search.isLoading}
            onChange={setFilters}
            onSubmit={() => {
              search.submit()
              setView('map')
            }}
          />
        </div>
        <StatusLine {...search} />
        <div className={styles.list}>
          <SpotList
            spots={search.spots}
            months={months}
            highlightedId={highlightedId}
            onHighlight={setHighlightedId}
          />
        </div>
      </aside>
      <div className={styles.map}>
        <DiscoverMap
          {...search}
          months={months}
          highlightedId={highlightedId}
          onHighlight={setHighlightedId}
        />
      </div>
      <ViewSwitch view={view} onChange={setView} />
    </div>
  )
}

/**
 * The spots of the last submit, or of the page load before the first. The address may already hold other choices:
 * they count once they are submitted.
 */
function useSubmittedSearch(filters: FilterState | null) {
  const [submitted, setSubmitted] = useState(filters)
  if (!submitted && filters) setSubmitted(filters)
  const { data, error, isFetching, refetch } = useQuery(spotsMatching(submitted))
  const submit = () => {
    const isSame = JSON.stringify(submitted) === JSON.stringify(filters)
    if (isSame) refetch()
    else setSubmitted(filters)
  }
  return {
    spots: error ? [] : (data ?? []),
    error: isFetching ? null : error,
    isLoading: isFetching || !submitted,
    submit,
  }
}
