import type { Point } from './field.ts'
import { toSmoothShape } from './path.ts'

/** A stroke whose width follows the water: each run of points with a width above 0 becomes one closed shape. */
export function toRibbons(
  line: readonly Point[],
  widthAt: (point: Point) => number,
  leastLength = 3,
): string[] {
  const runs: { point: Point; width: number }[][] = []
  let run: { point: Point; width: number }[] = []
  for (const point of line) {
    const width = widthAt(point)
    if (width > 0) run.push({ point, width })
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  }
  if (run.length > 0) runs.push(run)
  return runs.filter((points) => points.length >= leastLength).map(outline)
}

function outline(run: readonly { point: Point; width: number }[]): string {
  const sides = run.map(({ point, width: fullWidth }, index) => {
    const width = fullWidth * taper(index / (run.length - 1))
    const before = run[Math.max(0, index - 1)]?.point ?? point
    const after = run[Math.min(run.length - 1, index + 1)]?.point ?? point
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const acrossX = (-(after.y - before.y) / length) * (width / 2)
    const acrossY = ((after.x - before.x) / length) * (width / 2)
    return {
      one: { x: point.x + acrossX, y: point.y + acrossY },
      other: { x: point.x - acrossX, y: point.y - acrossY },
    }
  })
  return toSmoothShape([
    ...sides.map((side) => side.one),
    ...sides.map((side) => side.other).reverse(),
  ])
}

/** Pointed at both ends, more so where the wave has just begun to break. */
function taper(share: number): number {
  return 0.12 + 0.88 * Math.min(1, Math.sin(Math.PI * share) * 1.35)
}
