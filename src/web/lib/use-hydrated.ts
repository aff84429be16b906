import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * False while a page is rendered on the server and in the browser's first pass over it, true from then on.
 * What only the browser knows (the query of the address, the size of the screen) waits for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
