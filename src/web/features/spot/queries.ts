import { listRegionSpots } from '#contract/regions.ts'
import { getSpot } from '#contract/spots.ts'
import { apiQuery } from '#web/lib/api-query.ts'

export function spotById(id: number) {
  return apiQuery(getSpot, { params: { id } })
}

/** The spots of the same region, for the way on. */
export function spotsOfRegion(region: string) {
  return apiQuery(listRegionSpots, { params: { name: region } })
}
