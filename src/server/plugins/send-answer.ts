import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import {
  type Answer,
  ENCODINGS,
  type Encoding,
  encodedBody,
  etagOf,
  isWorthCompressing,
} from '#server/catalogue/answer.ts'

/** Readers may keep an answer for a minute, and show it while they fetch a newer one. */
export const CACHE_LISTS = 'public, max-age=60, stale-while-revalidate=600'
/** Pictures change only with a release or the catalogue. */
export const CACHE_FILES = 'public, max-age=3600, stale-while-revalidate=86400'
/** Pages name the files of one release: always asked for again, mostly answered 304. */
export const CACHE_PAGES = 'public, no-cache'

const OFFERED: Encoding[] = [...ENCODINGS, 'identity']

/** Sends prebuilt bytes in the best encoding that the reader takes; a GET or HEAD of what it has already gets 304. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  cacheControl: string,
): Promise<FastifyReply> {
  const encoding = isWorthCompressing(answer) ? chooseEncoding(request) : 'identity'
  const isRead = answer.status === 200 && ['GET', 'HEAD'].includes(request.method)
  addVary(reply, 'Accept-Encoding')
  if (isRead) {
    const etag = etagOf(answer, encoding)
    reply.header('etag', etag).header('cache-control', cacheControl)
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  } else reply.header('cache-control', 'no-store')

  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const body = await encodedBody(answer, encoding)
  return reply.code(answer.status).header('content-type', answer.contentType).send(body)
}

/** Beside what others (CORS) vary by. */
function addVary(reply: FastifyReply, name: string): void {
  const others = reply.getHeader('vary')
  reply.header('vary', others ? `${others}, ${name}` : name)
}

function chooseEncoding(request: FastifyRequest): Encoding {
  const accepted = request.headers['accept-encoding']
  if (accepted === undefined || accepted === 'identity') return 'identity'
  const taken = new Negotiator(request.raw).encodings(OFFERED)
  return OFFERED.find((encoding) => taken.includes(encoding)) ?? 'identity'
}

/** The comparison of If-None-Match is weak (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag)
}
