import { useQuery } from '@tanstack/react-query'
import { CONTINENTS } from '#domain/labels.ts'
import { count } from '#web/lib/format.ts'
import { useTabTitle } from '#web/lib/head-data.ts'
import { pageLoader } from '#web/lib/page-loader.ts'
import { allRegions } from '#web/lib/place-queries.ts'
import { MessagePage } from '#web/ui/message-page.tsx'
import { RegionCard } from '#web/ui/regions/region-card.tsx'
import styles from './route.module.css'

const HEAD = {
  title: 'Surf Destinations',
  description: 'The surf regions of the world, by continent, with their spots.',
}

export const loader = pageLoader(async (queryClient) => {
  await queryClient.ensureQueryData(allRegions())
  return HEAD
})

/** Every region, by continent, with what its coast is like. */
export function Component() {
  useTabTitle(HEAD)
  const { data, error, isPending } = useQuery(allRegions())
  if (isPending)
    return (
      <MessagePage title="Surf Destinations">
        <p role="status">Loading destinations...</p>
      </MessagePage>
    )
  if (error)
    return (
      <MessagePage title="Error Loading Regions">
        <p role="alert">{error.message}</p>
      </MessagePage>
    )
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Surf Destinations</h1>
      <p className={styles.subtitle}>
        {count(data.length, 'region')} with {count(sumSpots(data), 'surf spot')}, by continent
      </p>
      {CONTINENTS.map((continent) => (
        <section key={continent} className={styles.continent}>
          <h2 className={styles.heading}>{continent}</h2>
          <ul className={styles.grid}>
            {data
              .filter((region) => region.continent === continent)
              .map((region) => (
                <li key={region.name}>
                  <RegionCard region={region} headingLevel={3} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function sumSpots(regions: readonly { spot_count: number }[]): number {
  return regions.reduce((sum, { spot_count }) => sum + spot_count, 0)
}
