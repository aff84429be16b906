import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query'
import type { HydrationState } from 'react-router'
import type { WebSettings } from '#contract/page.ts'

/** What the server leaves in a page for the browser to go on from. */
export type PageState = {
  settings: WebSettings
  queries: DehydratedState
  router: HydrationState
}

/** JSON that may stand inside a `<script>`: no `<` can end it. */
export function writePageState(
  queryClient: QueryClient,
  settings: WebSettings,
  router: HydrationState,
): string {
  const queries = withTime(dehydrate(queryClient), 0) // the same page is the same bytes, whenever it was made
  const state: PageState = { settings, queries, router }
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}

/** Written by the server of the same release, so its shape is known. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent
  if (!text) throw new Error('The page came without its state.')
  const state = JSON.parse(text) as PageState
  return { ...state, queries: withTime(state.queries, Date.now()) }
}

/** A page is asked for anew each time, so what it carries is as fresh as its arrival. */
function withTime({ queries, ...rest }: DehydratedState, time: number): DehydratedState {
  return {
    ...rest,
    queries: queries.map((query) => ({
      ...query,
      dehydratedAt: time,
      state: { ...query.state, dataUpdatedAt: time },
    })),
  }
}
