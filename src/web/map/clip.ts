import type { Position } from 'geojson'
import type { Bounds } from './fit.ts'

/**
 * The part of a closed ring inside a box, closed again along its sides; empty when there is none.
 *
 * @see I. E. Sutherland and G. W. Hodgman, "Reentrant Polygon Clipping", Communications of the ACM 17 (1974), 32–42
 */
export function clipRing(ring: readonly Position[], box: Bounds): Position[] {
  let clipped = ring.slice(0, -1) // the walk below goes round by itself
  for (const { axis, limit, sign } of sidesOf(box)) clipped = clipBySide(clipped, axis, limit, sign)
  const [first] = clipped
  return first ? [...clipped, first] : []
}

type Side = { axis: 0 | 1; limit: number; sign: 1 | -1 }

function sidesOf({ west, south, east, north }: Bounds): Side[] {
  return [
    { axis: 0, limit: west, sign: 1 },
    { axis: 0, limit: east, sign: -1 },
    { axis: 1, limit: south, sign: 1 },
    { axis: 1, limit: north, sign: -1 },
  ]
}

function clipBySide(points: readonly Position[], axis: 0 | 1, limit: number, sign: 1 | -1) {
  const inside: Position[] = []
  let before = points.at(-1)
  for (const point of points) {
    if (!before) break
    const depth = ((point[axis] ?? 0) - limit) * sign
    const depthBefore = ((before[axis] ?? 0) - limit) * sign
    if (depth < 0 !== depthBefore < 0) {
      const share = depthBefore / (depthBefore - depth)
      inside.push(before.map((value, index) => value + ((point[index] ?? 0) - value) * share))
    }
    if (depth >= 0) inside.push(point)
    before = point
  }
  return inside
}
