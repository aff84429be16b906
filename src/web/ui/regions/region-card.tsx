import { Link } from 'react-router'
import type { RegionListItem } from '#contract/regions.ts'
import { count, regionPath } from '#web/lib/format.ts'
import { cardClass } from '#web/ui/card.ts'
import styles from './region-card.module.css'

type RegionCardProps = { region: RegionListItem; headingLevel: 2 | 3 }

/** One region among others, and the way to its page. */
export function RegionCard({ region, headingLevel }: RegionCardProps) {
  const { name, country, continent, spot_count, summary } = region
  const Heading = `h${headingLevel}` as const
  return (
    <Link className={cardClass(styles.card)} to={regionPath(name)}>
      <span className={styles.place}>
        {country === name ? continent : country} · {count(spot_count, 'spot')}
      </span>
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.summary}>{summary}</p>
      <span className={styles.explore}>Explore Destination</span>
    </Link>
  )
}
