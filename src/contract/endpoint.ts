import type { z } from 'zod'

/** One call of the HTTP API as a value: the server registers it, the web calls it, the docs show it. */
export type Endpoint = {
  method: 'GET' | 'POST'
  /** Changes nothing, so it may be tried again. */
  isRead: boolean
  /** With `:name` where a parameter stands. */
  path: string
  summary: string
  tag: 'Spots' | 'Regions'
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  response: z.ZodType
}
