import type { Point } from './field.ts'

/** How far a point is from a closed shape: positive outside (at sea), negative inside (on land). */
export function signedDistance(shape: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  let inside = false
  let from = shape.at(-1)
  for (const to of shape) {
    if (!from) break
    nearest = Math.min(nearest, squaredDistanceToSegment(from, to, x, y))
    if (from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y))
      inside = !inside
    from = to
  }
  return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest)
}

function squaredDistanceToSegment(from: Point, to: Point, x: number, y: number): number {
  const alongX = to.x - from.x
  const alongY = to.y - from.y
  const length = alongX * alongX + alongY * alongY
  const share = length === 0 ? 0 : ((x - from.x) * alongX + (y - from.y) * alongY) / length
  const t = share < 0 ? 0 : share > 1 ? 1 : share
  const dx = from.x + t * alongX - x
  const dy = from.y + t * alongY - y
  return dx * dx + dy * dy
}
