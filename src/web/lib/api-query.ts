import { queryOptions } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Transport } from '#contract/page.ts'
import { type RequestInput, request } from './request.ts'

const MINUTE_MS = 60_000

declare module '@tanstack/react-query' {
  interface Register {
    /** How this client reaches the API; the browser's default is the network. */
    queryMeta: { transport?: Transport }
  }
}

/**
 * Query options for one read of the API; hooks, loaders and prefetching share them. The transport comes with the
 * query client, so that the same options work while a page is rendered on the server.
 */
export function apiQuery<E extends Endpoint>(endpoint: E, input: RequestInput<E>) {
  return queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal, meta }) =>
      request(endpoint, input, { signal, ...(meta?.transport && { transport: meta.transport }) }),
    staleTime: 10 * MINUTE_MS,
  })
}
