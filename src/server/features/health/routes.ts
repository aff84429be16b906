import type { FastifyInstance } from 'fastify'
import type { CatalogueHolder } from '#server/catalogue/holder.ts'

/** `/healthz` is 200 while the process lives, `/readyz` once it can answer: it listens only with a catalogue. */
export function registerHealthRoutes(app: FastifyInstance, catalogue: CatalogueHolder): void {
  const options = { schema: { hide: true } }
  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  app.get('/readyz', options, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ status: 'ready', catalogue: catalogue.current.version }),
  )
}
