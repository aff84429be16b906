import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSettings } from '#contract/page.ts'
import { SpotId } from '#contract/spots.ts'
import type { Answer } from '#server/catalogue/answer.ts'
import { findRegion, movedSpotId } from '#server/catalogue/answers.ts'
import type { CatalogueHolder } from '#server/catalogue/holder.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { plainPage } from '#server/plain-page.ts'
import { nameVersion } from '#server/plugins/catalogue-route.ts'
import { CACHE_PAGES, sendAnswer } from '#server/plugins/send-answer.ts'
import { renderPage, type WebBuild } from './render.ts'

const ERROR_PAGE = plainPage('Unexpected Application Error!', 'Something went wrong on our side.', {
  href: '',
  name: 'Try again',
})
const IMMUTABLE = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

type PageOptions = {
  catalogue: CatalogueHolder
  build: WebBuild
  origin: string | null
  settings: WebSettings
}

/**
 * Files of the web build, and every page rendered once for each catalogue version. Pages do not depend on the query or on
 * who asks, so one rendering serves all.
 */
export async function registerPageRoutes(app: FastifyInstance, options: PageOptions) {
  const assets = join(options.build.folder, 'assets') + sep
  await app.register(fastifyStatic, {
    root: options.build.folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets) ? IMMUTABLE : AN_HOUR)
    },
  })
  app.get('/*', { schema: { hide: true }, errorHandler: sendErrorPage }, (request, reply) =>
    sendPage(options, request, reply),
  )
}

/** A page that could not be made is still a page, and the reason stays in the log. */
function sendErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.log.error({ err: error, url: request.url }, 'a page failed')
  return reply
    .code(500)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(ERROR_PAGE)
}

async function sendPage(options: PageOptions, request: FastifyRequest, reply: FastifyReply) {
  const snapshot = options.catalogue.current
  nameVersion(reply, snapshot)
  const [pathname = '/', ...query] = request.url.split('?')
  const path = pathname.replace(/\/+$/, '') || '/'
  const movedTo = movedPath(snapshot, path)
  if (movedTo)
    return reply.header('cache-control', CACHE_PAGES).redirect([movedTo, ...query].join('?'), 301)
  return sendAnswer(request, reply, await findPage(options, snapshot, path), CACHE_PAGES)
}

/** Two first requests at once may both render; they render the same. */
async function findPage(
  { build, origin, settings }: PageOptions,
  snapshot: Snapshot,
  path: string,
): Promise<Answer> {
  const known = snapshot.pages.get(path)
  if (known) return known
  const page = await renderPage(build, snapshot, { path, origin, settings })
  if (page.status === 200) snapshot.pages.set(path, page)
  return page
}

/** Where a page lives now that was known by an old id or name. */
function movedPath(snapshot: Snapshot, path: string): string | undefined {
  const [, kind, encoded, ...rest] = path.split('/')
  if (encoded === undefined || rest.length > 0) return undefined
  if (kind === 'surf_spot') {
    const id = SpotId.safeParse(encoded)
    const movedTo = id.success ? movedSpotId(snapshot, id.data) : undefined
    return movedTo === undefined ? undefined : `/surf_spot/${movedTo}`
  }
  if (kind !== 'region') return undefined
  const name = decodeURIComponent(encoded) // the router has refused what can't be decoded
  const region = findRegion(snapshot, name)
  return region && region.name !== name ? `/region/${encodeURIComponent(region.name)}` : undefined
}
