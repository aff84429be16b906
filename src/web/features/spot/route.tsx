import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { SpotId, SpotSummary } from '#contract/spots.ts'
import { useTabTitle } from '#web/lib/head-data.ts'
import { pageLoader } from '#web/lib/page-loader.ts'
import { spotsOfRegion } from '#web/lib/place-queries.ts'
import { ApiError } from '#web/lib/request.ts'
import { buttonClass } from '#web/ui/button.ts'
import { MessagePage } from '#web/ui/message-page.tsx'
import { spotById } from './queries.ts'
import { spotHead } from './spot-head.ts'
import { SpotHero } from './spot-hero.tsx'
import { SpotView } from './spot-view.tsx'

export const loader = pageLoader(async (queryClient, { id }) => {
  const spot = await queryClient.ensureQueryData(spotById(readId(id)))
  await queryClient.ensureQueryData(spotsOfRegion(spot.new_region))
  return spotHead(spot)
})

const FAILED_HEAD = { title: 'Failed to fetch spot data', description: '' }

/** One surf spot. What the surfer just saw of it elsewhere stands here while the rest is fetched. */
export function Component() {
  const id = readId(useParams().id)
  const known = SpotSummary.safeParse(useLocation().state?.spot).data
  const { data: spot, error, isPending, refetch } = useQuery(spotById(id))
  useTabTitle(spot ? spotHead(spot) : error ? FAILED_HEAD : undefined)

  if (isPending) return known?.id === id ? <SpotHero spot={known} /> : <Loading />
  if (error instanceof ApiError && error.status === 404) throw error
  if (error)
    return (
      <MessagePage title="Failed to fetch spot data">
        <p role="alert">{error.message}</p>
        <button type="button" className={buttonClass('primary')} onClick={() => refetch()}>
          Try again
        </button>
      </MessagePage>
    )
  return <SpotView key={spot.id} spot={spot} />
}

function Loading() {
  return (
    <MessagePage title="Loading data...">
      <p role="status">The spot is on its way.</p>
    </MessagePage>
  )
}

/** What is no id asks for one that no spot has. */
function readId(text: string | undefined): number {
  return SpotId.safeParse(text).data ?? 0
}
