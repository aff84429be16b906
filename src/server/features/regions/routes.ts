import type { FastifyInstance } from 'fastify'
import { listRegionSpots, listRegions } from '#contract/regions.ts'
import { answerRegionSpots, answerRegions } from '#server/catalogue/answers.ts'
import type { CatalogueHolder } from '#server/catalogue/holder.ts'
import { catalogueRoute } from '#server/plugins/catalogue-route.ts'

export function registerRegionRoutes(app: FastifyInstance, catalogue: CatalogueHolder): void {
  catalogueRoute(app, catalogue, listRegions, (snapshot) => answerRegions(snapshot))
  catalogueRoute(app, catalogue, listRegionSpots, (snapshot, { params }) =>
    answerRegionSpots(snapshot, params),
  )
}
