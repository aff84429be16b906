import { z } from 'zod'

const RememberedView = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** As MapLibre counts. */
  zoom: z.number().min(0).max(24),
  /** Which set of spots was shown: see `spotSetKey`. */
  spots: z.string(),
})
export type RememberedView = z.output<typeof RememberedView>

/** Faster than the storage, and still there where a browser offers none. */
const views = new Map<string, RememberedView>()

/** How the map of this name was left, or `null`. Call it in the browser only. */
export function recallView(name: string): RememberedView | null {
  return views.get(name) ?? readView(readStorage(name))
}

export function rememberView(name: string, view: RememberedView): void {
  views.set(name, view)
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(view))
  } catch {
    // Storage is full or forbidden: the view is then remembered until the next reload.
  }
}

/** A view from stored text; anything that is not one is no memory. */
export function readView(text: string | null): RememberedView | null {
  if (text === null) return null
  try {
    return RememberedView.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null // not even JSON
  }
}

function readStorage(name: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(name))
  } catch {
    return null // storage is forbidden
  }
}

function storageKey(name: string): string {
  return `lineup.map.${name}`
}
