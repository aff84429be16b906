import { bearingVector, clockwise } from './bearing.ts'
import type { Point } from './field.ts'

/** A place on a dial with north up. */
export function onDial(centre: Point, radius: number, bearing: number): Point {
  const { x, y } = bearingVector(bearing)
  return { x: round(centre.x + radius * x), y: round(centre.y + radius * y) }
}

/** An open arc clockwise from one bearing to another. */
export function arcPath(centre: Point, radius: number, from: number, to: number): string {
  const start = onDial(centre, radius, from)
  const end = onDial(centre, radius, to)
  const large = clockwise(from, to) > 180 ? 1 : 0
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${large} 1 ${end.x} ${end.y}`
}

/** A ring's sector clockwise from one bearing to another. */
export function sectorPath(
  centre: Point,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const large = clockwise(from, to) > 180 ? 1 : 0
  const back = onDial(centre, inner, to)
  const start = onDial(centre, inner, from)
  return `${arcPath(centre, outer, from, to)}L${back.x} ${back.y}A${inner} ${inner} 0 ${large} 0 ${start.x} ${start.y}Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
