import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BREAK_TYPE_IDS, type Drawing, type DrawPicture } from '#contract/drawing.ts'
import { type Spot, SpotId } from '#contract/spots.ts'
import type { BestSeason } from '#domain/season.ts'
import { createAnswer } from '#server/catalogue/answer.ts'
import { findRegion } from '#server/catalogue/answers.ts'
import type { CatalogueHolder } from '#server/catalogue/holder.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { AppError } from '#server/errors.ts'
import { nameVersion } from '#server/plugins/catalogue-route.ts'
import { CACHE_FILES, sendAnswer } from '#server/plugins/send-answer.ts'

const SVG = 'image/svg+xml; charset=utf-8'
/** Keeps a region's coast from being that of its best spot. */
const REGION_SEED = 1_000_000

const BreakParams = z.object({ type: z.enum(Object.values(BREAK_TYPE_IDS)) })
const SpotParams = z.object({ id: SpotId })
const RegionParams = z.object({ name: z.string().min(1).max(120) })

type DrawingOptions = { catalogue: CatalogueHolder; draw: DrawPicture }

/** The pictures of break types, spots and regions, drawn from the catalogue once per version. */
export function registerDrawingRoutes(app: FastifyInstance, options: DrawingOptions): void {
  const route = <Params extends z.ZodObject>(
    url: string,
    schema: Params,
    find: (snapshot: Snapshot, params: z.output<Params>) => Drawing,
  ) => {
    app.get(url, { schema: { hide: true, params: schema } }, (request, reply) =>
      sendDrawing(options, request, reply, (snapshot) =>
        find(snapshot, request.params as z.output<Params>),
      ),
    )
  }
  route('/drawings/breaks/:type.svg', BreakParams, (_, { type }) => ({ kind: 'break', type }))
  route('/drawings/spots/:id.svg', SpotParams, (snapshot, { id }) =>
    toDrawing(findSpot(snapshot, id), id, 'hero'),
  )
  route('/drawings/spots/:id/card.svg', SpotParams, (snapshot, { id }) =>
    toDrawing(findSpot(snapshot, id), id, 'card'),
  )
  route('/drawings/regions/:name.svg', RegionParams, (snapshot, { name }) => {
    const best = snapshot.spots[findRegion(snapshot, name)?.positions[0] ?? -1]
    if (!best) throw new AppError('not_found', `There is no region called “${name}”.`)
    return toDrawing(best, REGION_SEED + best.id, 'hero')
  })
}

function findSpot(snapshot: Snapshot, id: number): Spot {
  const spot = snapshot.spots[snapshot.positionById.get(id) ?? -1]
  if (!spot) throw new AppError('not_found', `There is no spot with the id ${id}.`)
  return spot
}

/** A region is drawn with the sea of its best spot. */
function toDrawing(spot: Spot, seed: number, frame: 'hero' | 'card'): Drawing {
  return {
    kind: 'place',
    facing: spot.beach_facing,
    windowFrom: spot.swell_window_from,
    windowTo: spot.swell_window_to,
    windFrom: spot.best_wind,
    season: spot.best_season as BestSeason | null,
    seed,
    frame,
  }
}

function sendDrawing(
  { catalogue, draw }: DrawingOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  find: (snapshot: Snapshot) => Drawing,
) {
  const snapshot = catalogue.current
  nameVersion(reply, snapshot)
  const drawing = find(snapshot)
  const question = JSON.stringify(drawing)
  const answer = snapshot.pages.get(question) ?? createAnswer(draw(drawing), SVG)
  snapshot.pages.set(question, answer)
  return sendAnswer(request, reply, answer, CACHE_FILES)
}
