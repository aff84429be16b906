import type { Point } from './field.ts'

/** Points at equal steps along a line, ends included; fewer points make a smaller and smoother path. */
export function resample(line: readonly Point[], step: number): Point[] {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last) return []
  const result = [first]
  let previous = first
  let left = step
  for (const point of line.slice(1)) {
    let length = Math.hypot(point.x - previous.x, point.y - previous.y)
    while (length >= left && length > 0) {
      const share = left / length
      previous = {
        x: previous.x + (point.x - previous.x) * share,
        y: previous.y + (point.y - previous.y) * share,
      }
      result.push(previous)
      length -= left
      left = step
    }
    left -= length
    previous = point
  }
  const end = result.at(-1)
  if (end && Math.hypot(end.x - last.x, end.y - last.y) > step / 2) result.push(last)
  else result[result.length - 1] = last
  return result.length > 1 ? result : [first, last]
}

/** A soft open path: quadratic curves between the middles of the steps, in relative, rounded coordinates. */
export function toSmoothPath(line: readonly Point[], digits = 1): string {
  const pen = createPen(digits)
  const [first, second] = line
  if (!first || !second) return ''
  let path = pen.moveTo(first)
  for (let index = 1; index < line.length - 1; index++) {
    const control = line[index]
    const next = line[index + 1]
    if (!control || !next) break
    path += pen.curveTo(control, index === line.length - 2 ? next : middle(control, next))
  }
  return line.length === 2 ? path + pen.lineTo(second) : path
}

/** The same, closed on itself. */
export function toSmoothShape(line: readonly Point[], digits = 1): string {
  const pen = createPen(digits)
  const last = line.at(-1)
  const first = line[0]
  if (!first || !last) return ''
  let path = pen.moveTo(middle(last, first))
  line.forEach((control, index) => {
    path += pen.curveTo(control, middle(control, line[index + 1] ?? first))
  })
  return `${path}z`
}

/** Straight sides, closed. */
export function toPolygon(line: readonly Point[], digits = 1): string {
  const pen = createPen(digits)
  const [first, ...others] = line
  if (!first) return ''
  return `${pen.moveTo(first)}${others.map((point) => pen.lineTo(point)).join('')}z`
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** Rounds against where the pen truly is, so that errors do not add up along a path. */
function createPen(digits: number) {
  const scale = 10 ** digits
  const round = (value: number) => Math.round(value * scale) / scale
  let at: Point = { x: 0, y: 0 }
  const relative = (points: readonly Point[]) => {
    const numbers = points.flatMap(({ x, y }) => [round(x - at.x), round(y - at.y)])
    const [dx = 0, dy = 0] = numbers.slice(-2)
    at = { x: at.x + dx, y: at.y + dy }
    return numbers.map(compact).reduce((text, next) => text + (next[0] === '-' ? '' : ' ') + next)
  }
  return {
    moveTo: (point: Point) => {
      at = { x: 0, y: 0 }
      return `M${relative([point])}`
    },
    lineTo: (point: Point) => `l${relative([point])}`,
    curveTo: (control: Point, end: Point) => `q${relative([control, end])}`,
  }
}

/** `-0.5` as `-.5`, and never `-0`. */
function compact(value: number): string {
  return String(value === 0 ? 0 : value).replace(/^(-?)0\./, '$1.')
}
