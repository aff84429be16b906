import type { Field, Point } from './field.ts'

/** The lines along which a field has one value (marching squares), each joined up into one run of points. */
export function contourLines(field: Field, level: number): Point[][] {
  const neighbours = joinCrossings(field, level)
  const seen = new Set<number>()
  const lines: Point[][] = []
  const follow = (start: number) => {
    const line: Point[] = []
    let edge: number | undefined = start
    while (edge !== undefined) {
      seen.add(edge)
      line.push(crossingPoint(field, level, edge))
      edge = neighbours.get(edge)?.find((next) => !seen.has(next))
    }
    if (line.length > 1) lines.push(line)
  }
  for (const [edge, joined] of neighbours) if (joined.length === 1 && !seen.has(edge)) follow(edge)
  for (const edge of neighbours.keys()) if (!seen.has(edge)) follow(edge)
  return lines
}

/** Edges are numbered 2n (from corner n to the right) and 2n + 1 (from corner n down). */
function joinCrossings({ columns, rows, values }: Field, level: number): Map<number, number[]> {
  const neighbours = new Map<number, number[]>()
  const join = (one: number, other: number) => {
    neighbours.set(one, [...(neighbours.get(one) ?? []), other])
    neighbours.set(other, [...(neighbours.get(other) ?? []), one])
  }
  const isBelow = (corner: number) => (values[corner] ?? 0) < level
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corner = row * columns + column
      const a = isBelow(corner)
      const b = isBelow(corner + 1)
      const c = isBelow(corner + columns + 1)
      const d = isBelow(corner + columns)
      const crossed: number[] = []
      if (a !== b) crossed.push(2 * corner)
      if (b !== c) crossed.push(2 * (corner + 1) + 1)
      if (c !== d) crossed.push(2 * (corner + columns))
      if (d !== a) crossed.push(2 * corner + 1)
      const [first, second, third, fourth] = crossed
      if (first !== undefined && second !== undefined) join(first, second)
      if (third !== undefined && fourth !== undefined) join(third, fourth)
    }
  }
  return neighbours
}

function crossingPoint(field: Field, level: number, edge: number): Point {
  const { columns, cell, left, top, values } = field
  const corner = edge >> 1
  const isDown = edge % 2 === 1
  const from = values[corner] ?? 0
  const to = values[corner + (isDown ? columns : 1)] ?? 0
  const share = to === from ? 0 : (level - from) / (to - from)
  const x = left + (corner % columns) * cell
  const y = top + Math.floor(corner / columns) * cell
  return isDown ? { x, y: y + share * cell } : { x: x + share * cell, y }
}
