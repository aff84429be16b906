import { listRegionSpots, listRegions } from '#contract/regions.ts'
import { apiQuery } from '#web/lib/api-query.ts'

export function spotsOfRegion(name: string) {
  return apiQuery(listRegionSpots, { params: { name } })
}

/** All regions; the one in question is among them. */
export function allRegions() {
  return apiQuery(listRegions, {})
}
