import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { PROBLEM_STATUS, type Problem } from '#contract/problem.ts'
import type { CatalogueHolder } from './catalogue/holder.ts'
import type { Env } from './env.ts'
import { AppError, toFailure } from './errors.ts'
import { registerDrawingRoutes } from './features/drawings/routes.ts'
import { registerHealthRoutes } from './features/health/routes.ts'
import type { WebBuild } from './features/pages/render.ts'
import { registerPageRoutes } from './features/pages/routes.ts'
import { registerRegionRoutes } from './features/regions/routes.ts'
import { registerSpotRoutes } from './features/spots/routes.ts'
import { plainPage } from './plain-page.ts'
import { registerOpenApi } from './plugins/open-api.ts'
import { registerSecurity } from './plugins/security.ts'

const BODY_LIMIT_BYTES = 1024 * 1024
/** A region's name in a path, each letter up to nine characters when encoded. */
const MAX_PARAM_LENGTH = 1100

const BAD_ADDRESS_PAGE = plainPage('Flat. Nothing here.', 'The address is not a valid URL.', {
  href: '/',
  name: 'Go home',
})

export type AppOptions = {
  env: Env
  catalogue: CatalogueHolder
  /** Without it the app is the API alone. */
  web?: WebBuild
  logger?: FastifyBaseLogger
}

/** The whole application, ready to listen or to be asked in a test. */
export async function buildApp({ env, catalogue, web, logger }: AppOptions) {
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: BODY_LIMIT_BYTES,
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) => answerBadAddress(error, request, reply),
    clientErrorHandler: refuseBrokenRequest,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error, request, reply) => answerFailure(error, request.url, reply))
  app.removeContentTypeParser('text/plain')
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?', 1)
    const message = `There is nothing at ${request.method} ${path}.`
    return answerFailure(new AppError('not_found', message), request.url, reply)
  })

  await registerSecurity(app, env)
  await registerOpenApi(app)
  registerHealthRoutes(app, catalogue)
  registerSpotRoutes(app, catalogue)
  registerRegionRoutes(app, catalogue)
  for (const unknown of ['/api', '/api/*'])
    app.all(unknown, { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
  if (web) {
    const settings = { mapStyleUrl: env.MAP_STYLE_URL }
    registerDrawingRoutes(app, { catalogue, draw: web.draw })
    await registerPageRoutes(app, {
      catalogue,
      build: web,
      origin: env.PUBLIC_URL ?? null,
      settings,
    })
  }
  return app as unknown as FastifyInstance
}

/** A person with a browser gets a page, a program the one error shape. */
function answerBadAddress(error: unknown, { url, headers }: FastifyRequest, reply: FastifyReply) {
  const isPerson = !url.startsWith('/api') && headers.accept?.includes('text/html') === true
  if (!isPerson) return answerFailure(error, url, reply)
  return reply.code(400).type('text/html; charset=utf-8').send(BAD_ADDRESS_PAGE)
}

function answerFailure(error: unknown, url: string, reply: FastifyReply) {
  const { status, problem } = toFailure(error)
  if (status >= 500) reply.log.error({ err: error, url }, 'a request failed')
  return reply.code(status).header('cache-control', 'no-store').send(problem)
}

type ClientError = Error & { code?: string }
type BrokenSocket = { writable: boolean; end: (text: string) => void; destroy: () => void }

/** A request that is not HTTP at all still gets the one error shape. */
function refuseBrokenRequest(error: ClientError, socket: BrokenSocket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const problem: Problem = isSlow
    ? { error: 'The request took too long to arrive.', code: 'timeout' }
    : { error: 'The request is not valid HTTP.', code: 'invalid_request' }
  const body = JSON.stringify(problem)
  const status = PROBLEM_STATUS[problem.code]
  socket.end(
    `HTTP/1.1 ${status} ${isSlow ? 'Request Timeout' : 'Bad Request'}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
