import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { useTabTitle } from '#web/lib/head-data.ts'
import { pageLoader } from '#web/lib/page-loader.ts'
import { allRegions, spotsOfRegion } from '#web/lib/place-queries.ts'
import { ApiError } from '#web/lib/request.ts'
import { buttonClass } from '#web/ui/button.ts'
import { MessagePage } from '#web/ui/message-page.tsx'
import { regionHead } from './region-head.ts'
import { RegionView } from './region-view.tsx'

export const loader = pageLoader(async (queryClient, { name = '' }) => {
  const [spots, regions] = await Promise.all([
    queryClient.ensureQueryData(spotsOfRegion(name)),
    queryClient.ensureQueryData(allRegions()),
  ])
  return regionHead(name, spots, regions.find((region) => region.name === name)?.summary)
})

/** One region: a coast that a trip covers. */
export function Component() {
  const { name = '' } = useParams()
  const { data: spots, error, isPending } = useQuery(spotsOfRegion(name))
  const summary = useQuery(allRegions()).data?.find((region) => region.name === name)?.summary
  useTabTitle(spots && regionHead(name, spots, summary))

  if (isPending)
    return (
      <MessagePage title="Loading data...">
        <p role="status">{name}</p>
      </MessagePage>
    )
  if (error instanceof ApiError && error.status === 404) throw error
  if (error) return <RegionError message={error.message} />
  return <RegionView key={name} name={name} spots={spots} summary={summary} />
}

function RegionError({ message }: { message: string }) {
  const navigate = useNavigate()
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
