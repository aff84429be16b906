import { Link } from 'react-router'
import { drawingPaths } from '#contract/drawing.ts'
import type { SpotSummary } from '#contract/spots.ts'
import { directionLabel, spotPath, typeLabel } from '#web/lib/format.ts'
import { cardClass } from '#web/ui/card.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { Tag } from '#web/ui/tag.tsx'
import styles from './spot-card.module.css'

/** One spot among others, and the way to its page. */
export function SpotCard({ spot }: { spot: SpotSummary }) {
  return (
    <Link className={cardClass(styles.card)} to={spotPath(spot.id)} state={{ spot }}>
      <div className={styles.picture}>
        <Drawing src={drawingPaths.spotCard(spot.id)} />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>{spot.name}</h3>
        {spot.wave_quality === 'World Class' && <Tag tone="dawn">World Class</Tag>}
        <dl className={styles.facts}>
          <Row name="Direction" value={directionLabel(spot.direction)} />
          <Row name="Type" value={typeLabel(spot.type)} />
          <Row name="Wave Quality" value={spot.wave_quality} />
        </dl>
      </div>
    </Link>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
