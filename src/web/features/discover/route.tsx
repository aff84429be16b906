import { useMemo, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { monthsOfTrip } from '#web/lib/filter-state.ts'
import { useTabTitle } from '#web/lib/head-data.ts'
import { pageLoader } from '#web/lib/page-loader.ts'
import { useKeptScroll } from '#web/lib/use-kept-scroll.ts'
import { FilterPanel } from '#web/ui/filters/filter-panel.tsx'
import { DiscoverMap } from './discover-map.tsx'
import styles from './route.module.css'
import { SpotList } from './spot-list.tsx'
import { StatusLine } from './status-line.tsx'
import { useDiscoverSearch } from './use-discover-search.ts'
import { useKeptView } from './use-kept-view.ts'
import { ViewSwitch } from './view-switch.tsx'

const HEAD = {
  title: 'Discover surf spots',
  description:
    'Filter real surf spots by level, break type, wave direction, region and dates, and see them on a map of the world.',
}

export const loader = pageLoader(async () => HEAD)

/** The loader depends on nothing in the address. */
export const shouldRevalidate = () => false

/** The map is the page; what one looks for stands beside it. */
export function Component() {
  useTabTitle(HEAD)
  const { filters, change, submit, ...search } = useDiscoverSearch()
  const isFresh = useNavigationType() === 'PUSH'
  const [view, setView] = useKeptView(isFresh)
  const [highlightedId, setHighlightedId] = useState<number | null>(null)
  const sidebar = useRef<HTMLElement>(null)
  const map = useRef<HTMLDivElement>(null)
  useKeptScroll(sidebar, `discover ${view}`, search.spots.length > 0, isFresh)
  const { start, end } = filters.dates
  const months = useMemo(() => monthsOfTrip({ start, end }), [start, end])
  return (
    <div className={styles.page} data-view={view}>
      <aside ref={sidebar} className={styles.sidebar} aria-label="Search">
        <div className={styles.filters}>
          <h1 className={styles.title}>Find Your Perfect Wave</h1>
          <p className={styles.subtitle}>Customize your search</p>
          <FilterPanel
            filters={filters}
            isLoading={search.isLoading}
            onChange={change}
            onSubmit={() => {
              submit()
              setView('map')
            }}
          />
        </div>
        <StatusLine {...search} />
        <button type="button" className={styles.skip} onClick={() => map.current?.focus()}>
          Skip the list, go to the map
        </button>
        <div className={styles.list}>
          <SpotList
            spots={search.spots}
            months={months}
            highlightedId={highlightedId}
            onHighlight={setHighlightedId}
          />
        </div>
      </aside>
      <div ref={map} className={styles.map} tabIndex={-1}>
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
