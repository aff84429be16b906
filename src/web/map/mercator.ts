import type { Position } from 'geojson'
import type { Bounds } from './fit.ts'
import type { Land } from './land.ts'

/** The flat world is this wide and high, with its north-west corner at 0, 0. */
const WORLD = 1000
const EDGE_DEGREES = 85.05

/** A place on the flat world: spherical Mercator, as web maps use it. */
export function toMercator(longitude: number, latitude: number): { x: number; y: number } {
  const inside = Math.min(EDGE_DEGREES, Math.max(-EDGE_DEGREES, latitude))
  const stretched = Math.log(Math.tan(Math.PI / 4 + (inside * Math.PI) / 360))
  return {
    x: ((longitude + 180) / 360) * WORLD,
    y: (0.5 - stretched / (2 * Math.PI)) * WORLD,
  }
}

/** An SVG path of all land, lakes left out by the even-odd rule. */
export function mercatorPath(land: Land): string {
  return land.features
    .flatMap(({ geometry }) => geometry.coordinates)
    .map((ring) => `M${ring.map(toPoint).join('L')}Z`)
    .join('')
}

/** The viewBox of an SVG that shows what a map with these bounds shows. */
export function mercatorBox({ west, south, east, north }: Bounds): string {
  const from = toMercator(west, north)
  const to = toMercator(east, south)
  return [from.x, from.y, to.x - from.x, to.y - from.y].join(' ')
}

function toPoint([longitude = 0, latitude = 0]: Position): string {
  const { x, y } = toMercator(longitude, latitude)
  return `${x.toFixed(2)} ${y.toFixed(2)}`
}
