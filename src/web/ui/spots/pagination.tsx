import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { pageSteps } from './page-steps.ts'
import styles from './spot-grid.module.css'

type PaginationProps = { page: number; pages: number; onChange: (page: number) => void }

/** Shown only where there is more than one page. */
export function Pagination({ page, pages, onChange }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className={styles.pagination} aria-label="Pages">
      <button
        type="button"
        className={styles.step}
        aria-label="Previous page"
        aria-disabled={page === 1}
        onClick={() => onChange(Math.max(1, page - 1))}
      >
        <IconChevronLeft size={18} aria-hidden="true" />
      </button>
      {pageSteps(page, pages).map((step) =>
        typeof step === 'string' ? (
          <span key={step} className={styles.gap}>
            …
          </span>
        ) : (
          <button
            key={step}
            type="button"
            className={styles.step}
            aria-label={`Page ${step}`}
            aria-current={step === page ? 'page' : undefined}
            onClick={() => onChange(step)}
          >
            {step}
          </button>
        ),
      )}
      <button
        type="button"
        className={styles.step}
        aria-label="Next page"
        aria-disabled={page === pages}
        onClick={() => onChange(Math.min(pages, page + 1))}
      >
        <IconChevronRight size={18} aria-hidden="true" />
      </button>
    </nav>
  )
}
