import { HydrationBoundary } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { RenderPage } from '#contract/page.ts'
import { renderHead } from './app/head.ts'
import { writePageState } from './app/page-state.ts'
import { Providers } from './app/providers.tsx'
import { NOT_FOUND_ROUTE, routes } from './app/routes.tsx'
import type { HeadData } from './lib/head-data.ts'
import { pageContext } from './lib/page-loader.ts'
import { createQueryClient } from './lib/query-client.ts'

export { draw } from './draw.tsx'

/** One page, as text. The path decides everything: no query, no person. */
export const render: RenderPage = async ({ path, origin, transport, settings }) => {
  const queryClient = createQueryClient(transport)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://lineup.local${path}`), {
    requestContext: new RouterContextProvider(
      new Map([[pageContext, { queryClient, onServer: true }]]),
    ),
  })
  if (context instanceof Response)
    throw new Error(`A page may not redirect while rendered: ${path}`)
  throwUnexpected(context)
  const router = createStaticRouter(handler.dataRoutes, context)
  const body = renderToString(
    <StrictMode>
      <Providers queryClient={queryClient} settings={settings}>
        <HydrationBoundary state={undefined}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </HydrationBoundary>
      </Providers>
    </StrictMode>,
  )
  const status = statusOf(context)
  const head = renderHead({ path, origin, status, data: headDataOf(context) })
  const state = writePageState(queryClient, settings, {
    loaderData: context.loaderData,
    errors: context.errors,
  })
  queryClient.clear()
  return { status, head, body, state }
}

function statusOf(context: StaticHandlerContext): number {
  const isUnknown = context.matches.some(({ route }) => route.id === NOT_FOUND_ROUTE)
  return isUnknown ? 404 : context.statusCode
}

/** What the last matched screen's loader says of its page. */
function headDataOf({ matches, loaderData }: StaticHandlerContext): HeadData | undefined {
  const id = matches.at(-1)?.route.id
  return id === undefined ? undefined : (loaderData[id] as HeadData | undefined)
}

/** What does not exist has a page of its own; anything else that a loader throws is a bug and goes to the server. */
function throwUnexpected({ errors }: StaticHandlerContext): void {
  for (const error of Object.values(errors ?? {})) if (!isRouteErrorResponse(error)) throw error
}
