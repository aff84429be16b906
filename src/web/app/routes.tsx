import type { RouteObject } from 'react-router'
import { loadPart } from '#web/lib/load-part.ts'
import { Layout } from './layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { RouteError } from './route-error.tsx'

/** The id of the route that matches what no other does. */
export const NOT_FOUND_ROUTE = 'not-found'

/** Every screen; each but the frame is loaded when it is first wanted. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: '/', lazy: () => loadPart(() => import('#web/features/home/route.tsx')) },
          {
            path: '/discover',
            lazy: () => loadPart(() => import('#web/features/discover/route.tsx')),
          },
          {
            path: '/regions',
            lazy: () => loadPart(() => import('#web/features/destinations/route.tsx')),
          },
          {
            path: '/region/:name?',
            lazy: () => loadPart(() => import('#web/features/region/route.tsx')),
          },
          {
            path: '/surf_spot/:id',
            lazy: () => loadPart(() => import('#web/features/spot/route.tsx')),
          },
          { path: '/auth', lazy: () => loadPart(() => import('#web/features/account/route.tsx')) },
          { id: NOT_FOUND_ROUTE, path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]
