import type { MapSpot } from './map-spots.ts'

export type Bounds = { west: number; south: number; east: number; north: number }

const FIT_PADDING_PX = 50
/** Of the shorter side, the most that padding may take on each edge. */
const MOST_PADDING = 0.3

/**
 * The box around all spots, or `null` when there are none.
 *
 * There is one world with its edges at 180°, so no box can reach across: the short way between Fiji and Samoa does not
 * exist on this map, and spots on both sides of the date line are shown by the whole width between them.
 */
export function boundsOf(spots: readonly MapSpot[]): Bounds | null {
  if (spots.length === 0) return null
  const bounds = { west: 180, south: 90, east: -180, north: -90 }
  for (const { latitude, longitude } of spots) {
    bounds.west = Math.min(bounds.west, longitude)
    bounds.east = Math.max(bounds.east, longitude)
    bounds.south = Math.min(bounds.south, latitude)
    bounds.north = Math.max(bounds.north, latitude)
  }
  return bounds
}

/** 50 px, and less on a map so small that nothing would be left between. */
export function fitPaddingPx(widthPx: number, heightPx: number): number {
  return Math.min(FIT_PADDING_PX, Math.floor(Math.min(widthPx, heightPx) * MOST_PADDING))
}

/**
 * The view grown to whole cells, so that it changes once in a while and not with every pixel of a drag. A cell is
 * a quarter of a tile, about 128 px; markers are drawn at least a quarter of a cell beyond the edge.
 *
 * @param zoom whole, as MapLibre counts
 */
export function snapBounds(bounds: Bounds, zoom: number): Bounds {
  const cell = 360 / 2 ** (zoom + 2)
  const down = (degrees: number) => Math.floor(degrees / cell - 0.25) * cell
  const up = (degrees: number) => Math.ceil(degrees / cell + 0.25) * cell
  return {
    west: Math.max(-180, down(bounds.west)),
    south: Math.max(-90, down(bounds.south)),
    east: Math.min(180, up(bounds.east)),
    north: Math.min(90, up(bounds.north)),
  }
}

/** Bounds grown on each side by a share of their own size, as far as the world goes. */
export function growBounds({ west, south, east, north }: Bounds, share: number): Bounds {
  const aside = (east - west) * share
  const upwards = (north - south) * share
  return {
    west: Math.max(-180, west - aside),
    south: Math.max(-90, south - upwards),
    east: Math.min(180, east + aside),
    north: Math.min(90, north + upwards),
  }
}

export function holdsBounds(outer: Bounds, inner: Bounds): boolean {
  return (
    outer.west <= inner.west &&
    outer.south <= inner.south &&
    outer.east >= inner.east &&
    outer.north >= inner.north
  )
}
