import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import {
  DEFAULT_FILTERS,
  type FilterState,
  readFilters,
  writeFilters,
} from '#web/lib/filter-state.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { spotsMatching } from './queries.ts'

/** One stay on the page, from a navigation to it until the next. */
type Visit = {
  key: string
  /** What the address said when the stay began. */
  initial: FilterState
  /** What the panel shows. */
  chosen: FilterState
  /** What the answer on screen is for: the page load, or the last submit. */
  submitted: FilterState
  submits: number
}

/** The search of Discover: filters that live in the address, and the spots of the last submit or page load. */
export function useDiscoverSearch() {
  const [visit, setVisit] = useVisit()
  useFollowInAddress(visit)
  const { data, error, isFetching, refetch } = useQuery(spotsMatching(visit?.submitted ?? null))
  const submits = visit?.submits ?? 0
  useEffect(() => {
    if (submits > 0) refetch({ cancelRefetch: false }) // joins the fetch that new filters have started
  }, [submits, refetch])
  return {
    filters: visit?.chosen ?? DEFAULT_FILTERS,
    spots: error ? [] : (data ?? []),
    error: isFetching ? null : error,
    isLoading: isFetching || !visit,
    change: (update: (now: FilterState) => FilterState) =>
      setVisit((now) => now && { ...now, chosen: update(now.chosen) }),
    submit: () =>
      setVisit((now) => now && { ...now, submitted: now.chosen, submits: now.submits + 1 }),
  }
}

/**
 * Null until the browser knows the address, since a page rendered ahead does not. The panel's own rewriting of the address
 * replaces an entry; anything else that leads here begins anew.
 */
function useVisit() {
  const isHydrated = useHydrated()
  const { key, search } = useLocation()
  const isRewrite = useNavigationType() === 'REPLACE'
  const [visit, setVisit] = useState<Visit | null>(null)
  if (isHydrated && (!visit || (visit.key !== key && !isRewrite))) {
    const initial = readFilters(new URLSearchParams(search))
    setVisit({ key, initial, chosen: initial, submitted: initial, submits: 0 })
  }
  return [visit, setVisit] as const
}

/** Rewrites the address on every change, so that a reload keeps the choices and a link shares them. */
function useFollowInAddress(visit: Visit | null): void {
  const [, setQuery] = useSearchParams()
  const query = visit && visit.chosen !== visit.initial ? `${writeFilters(visit.chosen)}` : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter is new after each navigation, its work is not
  useEffect(() => {
    if (query !== null) setQuery(query, { replace: true, preventScrollReset: true })
  }, [query])
}
