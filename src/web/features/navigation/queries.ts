import { searchSpots } from '#contract/spots.ts'
import { apiQuery } from '#web/lib/api-query.ts'

export function spotsByText(text: string) {
  return apiQuery(searchSpots, { query: { q: text } })
}
