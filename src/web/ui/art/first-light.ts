import { HORIZON, VIEW } from './first-light-view.ts'
import { signedDistance } from './geometry/distance.ts'
import { clamp, createField, type Point, smoothstep } from './geometry/field.ts'
import { resample, toSmoothPath, toSmoothShape } from './geometry/path.ts'
import { createRandom, createWaver } from './geometry/random.ts'
import { toRibbons } from './geometry/ribbon.ts'
import { soften, toPoints } from './geometry/shape.ts'
import { type Crest, findCrests, type Sea } from './geometry/swell-lines.ts'

/** Layers are wider than the view, so that moving them never bares an edge. */
const OVERHANG = 60
const SEED = 12
/** On the chart one unit is the distance to the nearest water in view, which lies this far below the horizon. */
const DROP = 462
const HALF_WIDTH = 800

/**
 * The bay as a chart: x to the right of the eye, y away from it (downwards here is farther out, so the
 * swell travels upwards on the chart, towards us).
 */
const POINT = soften(
  toPoints(
    [30, 9],
    [11.6, 8],
    [5.6, 7.4],
    [3, 7.2],
    [1.7, 7.1],
    [1.2, 6.75],
    [1.15, 6.3],
    [1.28, 5.7],
    [1.38, 5],
    [1.5, 4.2],
    [1.58, 3.4],
    [1.68, 2.6],
    [1.7, 1.9],
    [1.65, 1.2],
    [1.6, 0.2],
    [30, 0],
  ),
)
/** As much of the bay as the crests near enough to bend need. */
const CHART = { left: -15, top: 0.6, right: 15, bottom: 13 }
/** Distances on the chart: where the bottom is first felt, and where waves stand up and break. */
const SLOPE = 1.9
const BREAKS = 0.56

export type FirstLightLine = {
  path: string
  /** Distance from the eye, 1 at the bottom of the picture. */
  away: number
}

type FirstLight = { lines: FirstLightLine[]; foam: string }

let drawn: FirstLight | undefined

/** The whole bay projected. It is always the same one, worked out when it is first shown. */
export function firstLight(): FirstLight {
  drawn ??= drawFirstLight()
  return drawn
}

/** Crests from far to near, and the foam on those that break along the point. */
function drawFirstLight(): FirstLight {
  const random = createRandom(SEED)
  const crests = [
    ...farCrests(),
    ...findCrests(bay()).filter(({ line }) => line.every(({ y }) => y < 11.9)),
  ]
  const lines: FirstLightLine[] = []
  const foam: string[] = []
  for (const { line } of crests) {
    const waver = createWaver(random, [620, 260])
    const away = typicalDistance(line)
    const view = line.map((point) => raise(project(point, waver), point))
    const seen = view.filter(isInView)
    if (seen.length < 2) continue
    lines.push({ path: toSmoothPath(resample(seen, stepAt(away))), away })
    foam.push(...foamOn(line, view))
  }
  return { lines, foam: foam.join('') }
}

/** Crests bend most sharply off the tip; far out and close by, longer steps do. */
function stepAt(away: number): number {
  if (away > 6.5) return 128
  return away > 3 ? 46 : 72
}

function bay(): Sea {
  const depthAt = (x: number, y: number) => {
    const distance = signedDistance(POINT, x, y)
    return distance < 0 ? distance / SLOPE : smoothstep(-0.1, SLOPE, distance)
  }
  return {
    depth: createField(CHART, 0.15, depthAt),
    heading: { x: 0.05, y: -0.9987 },
    spacing: 0.44,
    offset: 0.3,
    step: 0.5,
    foamAt: () => 0,
  }
}

/** Beyond the chart the swell is straight. */
function farCrests(): Crest[] {
  return [44, 31, 24, 20, 17, 15, 13.4, 12.2].map((away) => ({
    line: Array.from({ length: 15 }, (_, index) => ({ x: (index - 7) * 0.152 * away, y: away })),
    progress: 0,
  }))
}

function project({ x, y }: Point, waver: (x: number) => number): Point {
  const column = VIEW.width / 2 + (HALF_WIDTH * x) / y
  return { x: column, y: HORIZON + DROP / y - (13 * waver(column)) / y ** 0.9 }
}

function foamOn(line: readonly Point[], view: readonly Point[]): string[] {
  const widths = new Map(view.map((point, index) => [point, foamHeight(line[index])]))
  return toRibbons(view, (point) => (isInView(point) ? (widths.get(point) ?? 0) : 0))
}

/** Broken water stands on the crest: higher where it has just broken, and the closer it is to us. */
function foamHeight(point: Point | undefined): number {
  if (!point) return 0
  const distance = signedDistance(POINT, point.x, point.y)
  if (distance < 0.06 || distance > BREAKS || point.y > 5.6 || point.y < 1.7) return 0
  return (23 / point.y) * (0.25 + 0.75 * (distance / BREAKS))
}

/** Before it breaks, a wave stands up. */
function raise(view: Point, { x, y }: Point): Point {
  const distance = signedDistance(POINT, x, y)
  return { x: view.x, y: view.y - (30 / y) * Math.exp(-(((distance - BREAKS) / 0.42) ** 2)) }
}

function typicalDistance(line: readonly Point[]): number {
  const seen = line.filter(({ x, y }) => Math.abs(x) < y)
  return seen.reduce((sum, { y }) => sum + y, 0) / Math.max(1, seen.length)
}

function isInView({ x, y }: Point): boolean {
  return x > -OVERHANG && x < VIEW.width + OVERHANG && y < VIEW.height + 40
}

/** The point's land: the ridge from the tip to the right, lines down its slope, and the waterline towards us. */
export function drawPoint() {
  const shore = POINT.slice(POINT.findIndex(({ x }) => x < 1.3))
    .filter(({ x, y }) => x < 1.8 && y > 1)
    .map((point) => project(point, () => 0))
  const tip = shore[0] ?? { x: 0, y: 0 }
  const columns: number[] = []
  for (let x = tip.x; x <= VIEW.width + 90; x += 42) columns.push(x)
  const waver = createWaver(createRandom(SEED), [330, 140])
  const ridgeAt = (x: number) => {
    const inland = x - tip.x
    return (
      tip.y - 96 * smoothstep(-40, 760, inland) - 10 * smoothstep(0, 160, inland) * (1 + waver(x))
    )
  }
  const slope = (share: number) =>
    columns.map((x) => ({ x, y: ridgeAt(x) + (heightOf(shore, x) - ridgeAt(x)) * share }))
  return {
    land: toSmoothShape([...slope(0), ...slope(1).reverse()]),
    ridge: toSmoothPath(slope(0)),
    waterline: toSmoothPath(slope(1)),
    slopes: [0.12, 0.26, 0.42, 0.6, 0.8].map((share) => toSmoothPath(slope(share))),
  }
}

/** The height of a line that runs to the right, straight between its points. */
function heightOf(line: readonly Point[], x: number): number {
  const index = line.findIndex((point) => point.x >= x)
  const after = line[index] ?? line.at(-1)
  const before = line[index - 1] ?? after
  if (!before || !after) return 0
  const share = after.x === before.x ? 0 : (x - before.x) / (after.x - before.x)
  return before.y + (after.y - before.y) * clamp(share, 0, 1)
}
