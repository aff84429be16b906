import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { DEFAULT_FILTERS, type FilterState, readFilters, writeFilters } from './filter-state.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * The filters live in the address: a reload keeps them and a link shares them. `filters` is null until the browser
 * knows the address, since a page rendered ahead does not.
 */
export function useUrlFilters() {
  const isHydrated = useHydrated()
  const [query, setQuery] = useSearchParams()
  const text = query.toString()
  const filters = useMemo(
    () => (isHydrated ? readFilters(new URLSearchParams(text)) : null),
    [isHydrated, text],
  )
  const setFilters = useCallback(
    (next: FilterState) =>
      setQuery(writeFilters(next), { replace: true, preventScrollReset: true }),
    [setQuery],
  )
  return { filters, shownFilters: filters ?? DEFAULT_FILTERS, setFilters }
}
