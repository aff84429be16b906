const RELOADED_KEY = 'lineup:reloaded-for'

/**
 * After a new release the parts that an open page still names may be gone. The page then loads itself anew, once;
 * if the part is still missing, or there is just no network, the error reaches the screen.
 */
export function followChunkLoss(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const lost = String((event as Event & { payload?: Error }).payload?.message)
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY) === lost) return
    sessionStorage.setItem(RELOADED_KEY, lost)
    event.preventDefault()
    window.location.reload()
  })
}
