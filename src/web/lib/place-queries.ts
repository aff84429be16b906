import { listRegionSpots, listRegions } from '#contract/regions.ts'
import { apiQuery } from './api-query.ts'

/** All regions: fetched once in a visit, and again only after a failure. */
export function allRegions() {
  return { ...apiQuery(listRegions, {}), staleTime: Number.POSITIVE_INFINITY }
}

/** The spots of one region, best first. */
export function spotsOfRegion(name: string) {
  return apiQuery(listRegionSpots, { params: { name } })
}
