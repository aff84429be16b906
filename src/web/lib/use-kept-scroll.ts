import { type RefObject, useEffect } from 'react'

/** Lasts as long as the page is not loaded anew. */
const positions = new Map<string, number>()

/**
 * Brings a scrolled box back to where it was under this name, once its content is there.
 *
 * @param isFresh begins at the top instead, as after a new navigation
 */
export function useKeptScroll(
  box: RefObject<HTMLElement | null>,
  name: string,
  isReady: boolean,
  isFresh: boolean,
): void {
  useEffect(() => {
    const element = box.current
    if (!element || !isReady) return
    if (isFresh) positions.delete(name)
    element.scrollTop = positions.get(name) ?? 0
    const handleScroll = () => positions.set(name, element.scrollTop)
    element.addEventListener('scroll', handleScroll, { passive: true })
    return () => element.removeEventListener('scroll', handleScroll)
  }, [box, name, isReady, isFresh])
}
