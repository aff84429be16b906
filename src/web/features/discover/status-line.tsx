import styles from './route.module.css'

type StatusLineProps = { spots: readonly unknown[]; error: Error | null; isLoading: boolean }

/** What the search is doing, in one line. */
export function StatusLine({ spots, error, isLoading }: StatusLineProps) {
  return (
    <p className={styles.status} role="status" data-failed={error !== null && !isLoading}>
      {describe(spots.length, error, isLoading)}
    </p>
  )
}

function describe(found: number, error: Error | null, isLoading: boolean): string {
  if (isLoading) return 'Loading surf spots...'
  return error ? `Error: ${error.message}` : `${found} surf spots loaded`
}
