import { QueryClient } from '@tanstack/react-query'
import type { Transport } from '#contract/page.ts'

/** `request` does its own second try, so the cache does none. */
export function createQueryClient(transport?: Transport): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always', // without a network a call fails and says so, rather than wait
        refetchOnWindowFocus: false,
        ...(transport && { meta: { transport } }),
      },
    },
  })
}
