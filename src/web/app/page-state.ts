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
  const state: PageState = { settings, queries: dehydrate(queryClient), router }
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}

/** Written by the server of the same release, so its shape is known. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent
  if (!text) throw new Error('The page came without its state.')
  return JSON.parse(text) as PageState
}
