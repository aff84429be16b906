import './app/styles.ts'
import { HydrationBoundary } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { readPageState } from './app/page-state.ts'
import { Providers } from './app/providers.tsx'
import { routes } from './app/routes.tsx'
import { followChunkLoss } from './lib/chunk-loss.ts'
import { pageContext } from './lib/page-loader.ts'
import { createQueryClient } from './lib/query-client.ts'

followChunkLoss()
await startApp()

/** Takes over the page that the server rendered, with what the server knew. */
async function startApp(): Promise<void> {
  const { settings, queries, router: hydrationData } = readPageState()
  const queryClient = createQueryClient()
  await loadMatchedRoutes()
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () =>
      new RouterContextProvider(new Map([[pageContext, { queryClient, onServer: false }]])),
  })
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <Providers queryClient={queryClient} settings={settings}>
          <HydrationBoundary state={queries}>
            <RouterProvider router={router} />
          </HydrationBoundary>
        </Providers>
      </StrictMode>,
    )
  })
}

/** The parts of the first screen must be there before the first pass, or it would not match the page. */
async function loadMatchedRoutes(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, { ...loaded, lazy: undefined })
    }),
  )
}
