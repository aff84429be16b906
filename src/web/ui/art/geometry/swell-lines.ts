import { contourLines } from './contour.ts'
import { type Field, type Point, readField } from './field.ts'
import { resample, toSmoothPath } from './path.ts'
import { toRibbons } from './ribbon.ts'
import { solveWavefronts } from './wavefronts.ts'

export type Sea = {
  /**
   * Below 0 on land, 0 at the waterline, 1 and more where the swell does not feel the bottom; about as steep
   * on either side of the waterline. Its cells are the grain of everything drawn: smaller is finer and slower.
   */
  depth: Field
  /** Unit vector that the swell travels along. */
  heading: Point
  /** Between crests in deep water. */
  spacing: number
  /** Where the first crest lies, as a share of the spacing. */
  offset: number
  /** Between points of a drawn line. */
  step: number
  /** Width of the broken water on a crest; 0 or less where the wave is whole. */
  foamAt: (point: Point, depth: number) => number
  /** Where crests are drawn at all. */
  isOpen?: (point: Point) => boolean
}

export type SwellLine = { path: string; progress: number }

const LAND_SPEED = 0.07
const SHALLOWEST_SPEED = 0.34

/** The crests of a swell on its way in, and the foam where they break. */
export function drawSwell(sea: Sea): { lines: SwellLine[]; foam: string[] } {
  const crests = findCrests(sea)
  return {
    lines: crests.map(({ line, progress }) => ({
      path: toSmoothPath(resample(line, sea.step)),
      progress,
    })),
    foam: crests.flatMap(({ line }) =>
      toRibbons(resample(line, sea.step / 2), (point) =>
        sea.foamAt(point, readField(sea.depth, point)),
      ),
    ),
  }
}

export type Crest = {
  line: Point[]
  /** 0 for the crest farthest out, 1 for the last. */
  progress: number
}

/** The crests as runs of points, a point for about every cell; those that land cuts come in several runs. */
export function findCrests(sea: Sea): Crest[] {
  const speed = { ...sea.depth, values: sea.depth.values.map(toSpeed) }
  const arrival = solveWavefronts(speed, sea.heading)
  const [first, last] = reachOf(arrival, speed)
  const start = first + sea.spacing * sea.offset
  const count = Math.max(0, Math.floor((last - start) / sea.spacing) + 1)
  return Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    contourLines(arrival, start + index * sea.spacing)
      .flatMap((whole) => cut(whole, (point) => isAtSea(sea, point)))
      .filter((line) => (line.length - 1) * sea.depth.cell >= sea.step * 2.5)
      .map((line) => ({ line, progress: index / count })),
  )
}

/** Lines of equal depth, a path for each depth that is found at all. */
export function drawDepthLines(sea: Sea, depths: readonly number[]): string[] {
  return depths
    .map((level) =>
      contourLines(sea.depth, level)
        .filter((line) => line.length > 9)
        .map((line) => toSmoothPath(resample(line, sea.step)))
        .join(''),
    )
    .filter((path) => path !== '')
}

function toSpeed(depth: number): number {
  if (depth < 0) return LAND_SPEED
  return SHALLOWEST_SPEED + (1 - SHALLOWEST_SPEED) * Math.min(1, depth)
}

function reachOf(arrival: Field, speed: Field): [number, number] {
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  arrival.values.forEach((value, index) => {
    if ((speed.values[index] ?? 0) <= LAND_SPEED) return
    first = Math.min(first, value)
    last = Math.max(last, value)
  })
  return [first, last]
}

function isAtSea(sea: Sea, point: Point): boolean {
  return readField(sea.depth, point) > -0.02 && (sea.isOpen?.(point) ?? true)
}

function cut(line: readonly Point[], keeps: (point: Point) => boolean): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  for (const point of line) {
    if (keeps(point)) piece.push(point)
    else if (piece.length > 0) {
      pieces.push(piece)
      piece = []
    }
  }
  if (piece.length > 0) pieces.push(piece)
  return pieces.filter((points) => points.length > 1)
}
