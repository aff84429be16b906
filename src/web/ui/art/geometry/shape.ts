import type { Point } from './field.ts'

/** Points from `x y` pairs, for shapes that are written by hand. */
export function toPoints(...pairs: readonly [number, number][]): Point[] {
  return pairs.map(([x, y]) => ({ x, y }))
}

/** A closed shape with its corners cut again and again: the curve that `toSmoothShape` draws. */
export function soften(shape: readonly Point[], rounds = 2): Point[] {
  let points = [...shape]
  for (let round = 0; round < rounds; round++) {
    points = points.flatMap((point, index) => {
      const next = points[(index + 1) % points.length] ?? point
      return [blend(point, next, 0.25), blend(point, next, 0.75)]
    })
  }
  return points
}

/** A closed shape around a centre, its radius swelling and shrinking by the waver. */
export function blob(
  centre: Point,
  radius: Point,
  waverAt: (angle: number) => number,
  count = 24,
): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const reach = 1 + waverAt(angle)
    return {
      x: centre.x + Math.cos(angle) * radius.x * reach,
      y: centre.y + Math.sin(angle) * radius.y * reach,
    }
  })
}

function blend(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}
