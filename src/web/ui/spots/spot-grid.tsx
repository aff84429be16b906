import { useState } from 'react'
import type { SpotSummary } from '#contract/spots.ts'
import { Pagination } from './pagination.tsx'
import { SpotCard } from './spot-card.tsx'
import styles from './spot-grid.module.css'

const SPOTS_PER_PAGE = 4

/** Spots as cards, a page at a time. */
export function SpotGrid({ spots }: { spots: readonly SpotSummary[] }) {
  const [page, setPage] = useState(1)
  const pages = Math.ceil(spots.length / SPOTS_PER_PAGE)
  const first = (page - 1) * SPOTS_PER_PAGE
  return (
    <>
      <div className={styles.grid}>
        {spots.slice(first, first + SPOTS_PER_PAGE).map((spot) => (
          <SpotCard key={spot.id} spot={spot} />
        ))}
      </div>
      <Pagination page={page} pages={pages} onChange={setPage} />
    </>
  )
}
