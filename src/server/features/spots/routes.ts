import type { FastifyInstance } from 'fastify'
import { filterSpots, getSpot, listSpots, nearbySpots, searchSpots } from '#contract/spots.ts'
import {
  answerFilter,
  answerList,
  answerNearby,
  answerSearch,
  answerSpot,
  movedSpotId,
} from '#server/catalogue/answers.ts'
import type { CatalogueHolder } from '#server/catalogue/holder.ts'
import { catalogueRoute } from '#server/plugins/catalogue-route.ts'

export function registerSpotRoutes(app: FastifyInstance, catalogue: CatalogueHolder): void {
  catalogueRoute(app, catalogue, searchSpots, (snapshot, { query }) =>
    answerSearch(snapshot, query),
  )
  catalogueRoute(app, catalogue, nearbySpots, (snapshot, { query }) =>
    answerNearby(snapshot, query),
  )
  catalogueRoute(app, catalogue, filterSpots, (snapshot, { body }) => answerFilter(snapshot, body))
  catalogueRoute(app, catalogue, listSpots, (snapshot, { query }) => answerList(snapshot, query))
  catalogueRoute(app, catalogue, getSpot, (snapshot, { params }) => {
    const movedTo = movedSpotId(snapshot, params.id)
    if (movedTo !== undefined) return { movedTo: `/api/surf_spots/${movedTo}` }
    return answerSpot(snapshot, params)
  })
}
