import { createField, type Field, type Point } from './field.ts'

const ROUNDS = 3

/**
 * When swell from the open sea arrives at each place, as a distance travelled in deep water.
 *
 * Solves the eikonal equation |∇T| = 1 / c for speeds c relative to deep water, so lines of equal
 * arrival are crests: straight outside, bent over shallows, wrapped around headlands.
 *
 * @param speed relative to deep water, above 0 everywhere; slow enough on land to let nothing through
 * @param heading unit vector that the swell travels along
 * @see H. Zhao, "A fast sweeping method for Eikonal equations", Math. Comp. 74 (2005), 603–627
 */
export function solveWavefronts(speed: Field, heading: Point): Field {
  const { columns, rows } = speed
  const frame = {
    left: speed.left,
    top: speed.top,
    right: speed.left + (columns - 1) * speed.cell,
    bottom: speed.top + (rows - 1) * speed.cell,
  }
  const arrival = createField(frame, speed.cell, () => Number.POSITIVE_INFINITY)
  enterFromOutside(arrival, speed, heading)
  for (let round = 0; round < ROUNDS; round++) {
    sweep(arrival, speed, 1, 1)
    sweep(arrival, speed, -1, 1)
    sweep(arrival, speed, -1, -1)
    sweep(arrival, speed, 1, -1)
  }
  return arrival
}

/** Deep water on the edges that the swell comes in over carries a plane wave. */
function enterFromOutside(arrival: Field, speed: Field, heading: Point): void {
  const { columns, rows, cell, left, top, values } = arrival
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const enters =
        (column === 0 && heading.x > 0) ||
        (column === columns - 1 && heading.x < 0) ||
        (row === 0 && heading.y > 0) ||
        (row === rows - 1 && heading.y < 0)
      const index = row * columns + column
      if (enters && (speed.values[index] ?? 0) > 0.5)
        values[index] = (left + column * cell) * heading.x + (top + row * cell) * heading.y
    }
  }
}

function sweep(arrival: Field, speed: Field, stepX: 1 | -1, stepY: 1 | -1): void {
  const { columns, rows, cell, values } = arrival
  for (let j = 0; j < rows; j++) {
    const row = stepY > 0 ? j : rows - 1 - j
    for (let i = 0; i < columns; i++) {
      const column = stepX > 0 ? i : columns - 1 - i
      const index = row * columns + column
      const across = Math.min(
        column > 0 ? (values[index - 1] ?? 0) : Number.POSITIVE_INFINITY,
        column < columns - 1 ? (values[index + 1] ?? 0) : Number.POSITIVE_INFINITY,
      )
      const down = Math.min(
        row > 0 ? (values[index - columns] ?? 0) : Number.POSITIVE_INFINITY,
        row < rows - 1 ? (values[index + columns] ?? 0) : Number.POSITIVE_INFINITY,
      )
      const cost = cell / (speed.values[index] ?? 1)
      values[index] = Math.min(values[index] ?? 0, arrive(across, down, cost))
    }
  }
}

/** Godunov's upwind step from the earlier neighbour of each axis. */
function arrive(across: number, down: number, cost: number): number {
  const gap = Math.abs(across - down)
  if (!(gap < cost)) return Math.min(across, down) + cost
  return (across + down + Math.sqrt(2 * cost * cost - gap * gap)) / 2
}
