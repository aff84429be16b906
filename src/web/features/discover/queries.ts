import { keepPreviousData } from '@tanstack/react-query'
import { filterSpots } from '#contract/spots.ts'
import { apiQuery } from '#web/lib/api-query.ts'
import { type FilterState, toSpotFilter } from '#web/lib/filter-state.ts'

/** The spots for these filters; nothing is asked while they are not known. */
export function spotsMatching(filters: FilterState | null) {
  return {
    ...apiQuery(filterSpots, { body: filters ? toSpotFilter(filters) : {} }),
    enabled: filters !== null,
    placeholderData: keepPreviousData, // the map must not blink while new spots come
  }
}
