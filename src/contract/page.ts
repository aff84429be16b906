import type { Endpoint } from './endpoint.ts'
import type { Problem } from './problem.ts'

/** What the server and the web agree on for pages that are rendered ahead. */

/** What an operator sets and the browser must know. */
export type WebSettings = {
  /** The detail map under the markers, a MapLibre style; null leaves the bundled base map alone. */
  mapStyleUrl: string | null
}

export type Arguments = { params?: unknown; query?: unknown; body?: unknown }

/** Carries one call to the API: over the network in a browser, straight into a snapshot on the server. */
export type Transport = (
  endpoint: Endpoint,
  input: Arguments,
  signal?: AbortSignal,
) => Promise<{ ok: true; value: unknown } | { ok: false; status: number; problem: Problem }>

export type PageRequest = {
  path: string
  origin: string | null
  transport: Transport
  settings: WebSettings
}

/** The changing parts of a page; the template holds the rest. */
export type RenderedPage = {
  status: number
  /** Elements for `<head>`. */
  head: string
  /** The application's elements. */
  body: string
  /** JSON that the browser starts from, safe to stand in a `<script>`. */
  state: string
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** Where the parts go in the template. */
export const PAGE_SLOTS = {
  head: '<!--head-->',
  body: '<!--body-->',
  state: '"page state"',
} as const
