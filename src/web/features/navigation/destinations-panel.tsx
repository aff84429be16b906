import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CONTINENTS } from '#domain/labels.ts'
import { count, regionPath } from '#web/lib/format.ts'
import { allRegions } from '#web/lib/place-queries.ts'
import { buttonClass } from '#web/ui/button.ts'
import styles from './destinations-panel.module.css'

/** All regions by continent. They are fetched once; after a failure they are fetched again. */
export function DestinationsPanel({ onLeave }: { onLeave: () => void }) {
  const { data, isPending, isError, refetch } = useQuery(allRegions())
  if (isPending)
    return (
      <p className={styles.message} role="status">
        <Loader size="sm" aria-hidden="true" /> Loading destinations...
      </p>
    )
  if (isError)
    return (
      <p className={styles.message} role="alert">
        The destinations did not load.
        <button type="button" className={buttonClass('quiet')} onClick={() => refetch()}>
          Try again
        </button>
      </p>
    )
  return (
    <div className={styles.scroll}>
      <div className={styles.continents}>
        {CONTINENTS.map((continent) => (
          <section key={continent} className={styles.continent}>
            <h2 className={styles.heading}>{continent}</h2>
            <ul>
              {data
                .filter((region) => region.continent === continent)
                .map(({ name, spot_count }) => (
                  <li key={name}>
                    <Link className={styles.region} to={regionPath(name)} onClick={onLeave}>
                      <span>{name}</span>
                      <span className={styles.count}>{count(spot_count, 'spot')}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
