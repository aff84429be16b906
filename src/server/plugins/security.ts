import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/env.ts'

const SELF = "'self'"

/** What a page may load and who else may call. Scripts come from this site alone, none of them inline. */
export async function registerSecurity(app: FastifyInstance, env: Env): Promise<void> {
  const tiles = env.MAP_STYLE_URL ? [new URL(env.MAP_STYLE_URL).origin] : []
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': [SELF],
        'script-src': [SELF],
        'style-src': [SELF, "'unsafe-inline'"],
        'img-src': [SELF, 'data:', 'blob:', ...tiles],
        'font-src': [SELF],
        'connect-src': [SELF, ...tiles],
        'worker-src': [SELF, 'blob:'],
        'base-uri': [SELF],
        'form-action': [SELF],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: env.PUBLIC_URL?.startsWith('https:') ?? false,
    crossOriginEmbedderPolicy: false,
  })
  if (env.CORS_ORIGINS.length > 0)
    await app.register(cors, {
      origin: env.CORS_ORIGINS,
      methods: ['GET', 'HEAD', 'POST'],
      exposedHeaders: ['etag', 'x-catalogue-version'],
    })
}
