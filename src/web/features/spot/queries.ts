import { getSpot } from '#contract/spots.ts'
import { apiQuery } from '#web/lib/api-query.ts'

export function spotById(id: number) {
  return apiQuery(getSpot, { params: { id } })
}
