import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'
import type { Answer } from '#server/catalogue/answer.ts'
import type { CatalogueHolder } from '#server/catalogue/holder.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { CACHE_LISTS, sendAnswer } from './send-answer.ts'

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a call carries, parsed by its contract. */
export type Input<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

/** Names the version that answers, on every catalogue answer. */
export function nameVersion(reply: FastifyReply, snapshot: Snapshot): void {
  reply.header('x-catalogue-version', snapshot.version)
}

/**
 * Registers one call of the catalogue: the contract, one snapshot, one answer. The body goes out as prebuilt bytes, so
 * the response schema documents it; the tests hold the bytes to it.
 */
export function catalogueRoute<E extends Endpoint>(
  app: FastifyInstance,
  catalogue: CatalogueHolder,
  endpoint: E,
  answer: (snapshot: Snapshot, input: Input<E>) => Answer | { movedTo: string },
): void {
  const { method, path, summary, tag, params, query, body, response } = endpoint as Endpoint
  app.route({
    method,
    url: path,
    schema: {
      summary,
      tags: [tag],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: response, '4xx': Problem, '5xx': Problem },
    },
    handler: async (request, reply) => {
      const snapshot = catalogue.current
      nameVersion(reply, snapshot)
      const input = { params: request.params, query: request.query, body: request.body }
      const result = answer(snapshot, input as Input<E>)
      if ('movedTo' in result)
        return reply.header('cache-control', CACHE_LISTS).redirect(result.movedTo, 308)
      return sendAnswer(request, reply, result, CACHE_LISTS)
    },
  })
}
