/** Drawing units, y downwards as in SVG. */
export type Point = { x: number; y: number }
export type Frame = { left: number; top: number; right: number; bottom: number }

/** A quantity over an area, known at the corners of square cells, row by row from the top left. */
export type Field = {
  columns: number
  rows: number
  cell: number
  left: number
  top: number
  values: Float64Array
}

export function createField(
  frame: Frame,
  cell: number,
  valueAt: (x: number, y: number) => number,
): Field {
  const columns = Math.ceil((frame.right - frame.left) / cell) + 1
  const rows = Math.ceil((frame.bottom - frame.top) / cell) + 1
  const values = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = frame.left + column * cell
      values[row * columns + column] = valueAt(x, frame.top + row * cell)
    }
  }
  return { columns, rows, cell, left: frame.left, top: frame.top, values }
}

/** Bilinear between the four corners around the point; beyond the edge, the nearest edge. */
export function readField(field: Field, { x, y }: Point): number {
  const across = clamp((x - field.left) / field.cell, 0, field.columns - 1.001)
  const down = clamp((y - field.top) / field.cell, 0, field.rows - 1.001)
  const column = Math.floor(across)
  const row = Math.floor(down)
  const at = (r: number, c: number) => field.values[r * field.columns + c] ?? 0
  const u = across - column
  const v = down - row
  const upper = at(row, column) * (1 - u) + at(row, column + 1) * u
  const lower = at(row + 1, column) * (1 - u) + at(row + 1, column + 1) * u
  return upper * (1 - v) + lower * v
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** 0 up to the first edge, 1 from the second, without a corner at either. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}
