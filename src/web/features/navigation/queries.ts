import { listRegions } from '#contract/regions.ts'
import { searchSpots } from '#contract/spots.ts'
import { apiQuery } from '#web/lib/api-query.ts'

export function allRegions() {
  return { ...apiQuery(listRegions, {}), staleTime: Number.POSITIVE_INFINITY }
}

export function spotsByText(text: string) {
  return apiQuery(searchSpots, { query: { q: text } })
}
