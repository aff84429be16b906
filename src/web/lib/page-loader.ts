import type { QueryClient } from '@tanstack/react-query'
import { createContext, data, type LoaderFunction, type Params } from 'react-router'
import type { HeadData } from './head-data.ts'
import { ApiError } from './request.ts'

/** What loaders get from whoever runs them. */
export type PageContext = { queryClient: QueryClient; onServer: boolean }

export const pageContext = createContext<PageContext>()

/**
 * The loader of a screen: fills the cache and says what the page is about. On the server the page waits for it, and what
 * does not exist makes a 404. In the browser the fetch only starts, so that the screen appears at once and shows
 * its own loading and error states.
 */
export function pageLoader(
  load: (queryClient: QueryClient, params: Params) => Promise<HeadData>,
): LoaderFunction {
  return async ({ context, params }) => {
    const { queryClient, onServer } = context.get(pageContext)
    if (!onServer) {
      load(queryClient, params).catch(() => {}) // the screen's own query reports it
      return null
    }
    try {
      return await load(queryClient, params)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404)
        throw data(error.message, { status: 404 })
      throw error
    }
  }
}
