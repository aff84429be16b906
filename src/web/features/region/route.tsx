import { useQuery } from '@tanstack/react-query'
import { isRouteErrorResponse, useNavigate, useParams, useRouteError } from 'react-router'
import { useTabTitle } from '#web/lib/head-data.ts'
import { pageLoader } from '#web/lib/page-loader.ts'
import { allRegions, spotsOfRegion } from '#web/lib/place-queries.ts'
import { ApiError } from '#web/lib/request.ts'
import { buttonClass } from '#web/ui/button.ts'
import { MessagePage } from '#web/ui/message-page.tsx'
import { regionHead } from './region-head.ts'
import { RegionView } from './region-view.tsx'

const NO_NAME = 'Region name not found in URL'

export const loader = pageLoader(async (queryClient, { name }) => {
  if (!name) throw new ApiError(NO_NAME, 404)
  const [spots, regions] = await Promise.all([
    queryClient.ensureQueryData(spotsOfRegion(name)),
    queryClient.ensureQueryData(allRegions()),
  ])
  return regionHead(name, spots, regions.find((region) => region.name === name)?.summary)
})

/** One region: a coast that a trip covers. */
export function Component() {
  const { name } = useParams()
  if (!name) throw new ApiError(NO_NAME, 404)
  return <Region name={name} />
}

function Region({ name }: { name: string }) {
  const { data: spots, error, isPending } = useQuery(spotsOfRegion(name))
  const summary = useQuery(allRegions()).data?.find((region) => region.name === name)?.summary
  useTabTitle(spots && regionHead(name, spots, summary))

  if (isPending)
    return (
      <MessagePage title="Loading data...">
        <p role="status">{name}</p>
      </MessagePage>
    )
  if (error) return <RegionError message={error.message} />
  return <RegionView key={name} name={name} spots={spots} summary={summary} />
}

/** A name that is missing or that no region has. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) return <RegionError message={String(error.data)} />
  if (error instanceof ApiError) return <RegionError message={error.message} />
  throw error
}

const ERROR_HEAD = { title: 'Region not found', description: 'This region could not be shown.' }

function RegionError({ message }: { message: string }) {
  const navigate = useNavigate()
  useTabTitle(ERROR_HEAD)
  return (
    <MessagePage title="The region did not load">
      <p role="alert">{message}</p>
      <ul>
        <li>The name in the address may be wrong.</li>
        <li>The server may not be answering.</li>
        <li>The data of this region may be missing.</li>
      </ul>
      <button type="button" className={buttonClass('primary')} onClick={() => navigate(-1)}>
        Back
      </button>
    </MessagePage>
  )
}
