import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { count } from '#web/lib/format.ts'
import { DEFAULT_HEAD, useTabTitle } from '#web/lib/head-data.ts'
import { pageLoader } from '#web/lib/page-loader.ts'
import { allRegions } from '#web/lib/place-queries.ts'
import { SeaAtFirstLight } from '#web/ui/art/sea-at-first-light.tsx'
import { buttonClass } from '#web/ui/button.ts'
import { RegionCard } from '#web/ui/regions/region-card.tsx'
import styles from './route.module.css'

const FEATURED = ['Cape Town', 'El Salvador', 'Peru - North']

export const loader = pageLoader(async (queryClient) => {
  await queryClient.ensureQueryData(allRegions())
  return DEFAULT_HEAD
})

/** The promise, and the way to the waves. */
export function Component() {
  useTabTitle(DEFAULT_HEAD)
  const { data: regions = [] } = useQuery(allRegions())
  const spots = regions.reduce((sum, { spot_count }) => sum + spot_count, 0)
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.sea} aria-hidden="true">
          <SeaAtFirstLight />
        </div>
        <div className={styles.promise}>
          <h1 className={styles.title}>The AI-powered tool to plan your next surf adventure</h1>
          <p className={styles.lead}>
            {spots > 0 &&
              `${count(spots, 'real surf spot')} in ${count(regions.length, 'region')}. `}
            Find the waves that suit your level, see when they are good and where they break.
          </p>
          <div className={styles.actions}>
            <Link className={buttonClass('primary')} to="/discover">
              Discover surf spots
            </Link>
            <Link className={buttonClass('quiet')} to="/regions">
              See all destinations
            </Link>
          </div>
        </div>
      </section>
      <section className={styles.featured} aria-label="Featured destinations">
        {FEATURED.flatMap((name) => regions.find((region) => region.name === name) ?? []).map(
          (region) => (
            <RegionCard key={region.name} region={region} headingLevel={2} />
          ),
        )}
      </section>
      <section id="about" className={styles.about}>
        <h2 className={styles.heading}>About</h2>
        <p>
          Lineup is an open atlas. Its regions and spots are compiled by editors, row by row, in
          tables that anyone can read and correct. What the filters find is computed from those
          tables by plain rules, not by a language model. Ratings, best months and crowds are
          editors&rsquo; estimates and say so; what is not known is left unknown.
        </p>
      </section>
    </>
  )
}
