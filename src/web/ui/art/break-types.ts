import type { BreakTypeId } from '#contract/drawing.ts'
import { bearingVector } from './geometry/bearing.ts'
import { signedDistance } from './geometry/distance.ts'
import { createField, type Point, smoothstep } from './geometry/field.ts'
import { blob, soften, toPoints } from './geometry/shape.ts'
import type { Sea } from './geometry/swell-lines.ts'

/** A small coast seen from above, 160 by 110, with what the swell does there. */
export type Coast = {
  land: Point[][]
  /** Sand or coral under water. */
  banks: Point[][]
  sea: Sea
}

/** Wider than the picture, so that what happens on the edge stays outside. */
const FRAME = { left: -18, top: -18, right: 178, bottom: 126 }
const CELL = 2.2

type Ground = {
  land: Point[][]
  banks: Point[][]
  /** Distance from land over which the water deepens. */
  slope: number
  /** Depth over a bank, and the distance over which it falls away. */
  bankDepth: number
  bankSlope: number
  /** Bearing that the swell travels towards, degrees. */
  towards: number
  spacing: number
  foam: (point: Point, depth: number) => number
  isOpen?: (point: Point) => boolean
}

export function buildCoast(kind: BreakTypeId): Coast {
  const ground = GROUNDS[kind]()
  const land = ground.land.map((shape) => soften(shape))
  const banks = ground.banks.map((shape) => soften(shape))
  const depthAt = (x: number, y: number) => {
    const toLand = Math.min(...land.map((shape) => signedDistance(shape, x, y)))
    if (toLand < 0) return toLand / ground.slope
    const open = smoothstep(0, ground.slope, toLand)
    if (banks.length === 0) return open
    const toBank = Math.min(...banks.map((shape) => signedDistance(shape, x, y)))
    const overBank =
      ground.bankDepth + (1 - ground.bankDepth) * smoothstep(-2, ground.bankSlope, toBank)
    return Math.min(open, overBank)
  }
  return {
    land: ground.land,
    banks: ground.banks,
    sea: {
      depth: createField(FRAME, CELL, depthAt),
      heading: bearingVector(ground.towards),
      spacing: ground.spacing,
      offset: 0.4,
      step: 6,
      foamAt: ground.foam,
      isOpen: ground.isOpen,
    },
  }
}

/** Foam that rises fast where the wave breaks and thins out towards the shore. */
function breaking(depth: number, from: number, width: number): number {
  if (depth > from || depth < 0) return 0
  return width * smoothstep(0, 0.35, (from - depth) / from) * (0.45 + 0.55 * (depth / from))
}

const GROUNDS: Record<BreakTypeId, () => Ground> = {
  point: () => ({
    land: [
      toPoints(
        [-40, 150],
        [-40, 40],
        [8, 46],
        [26, 38],
        [44, 25],
        [62, 22],
        [71, 31],
        [71, 44],
        [78, 57],
        [92, 68],
        [112, 77],
        [138, 83],
        [200, 88],
        [200, 150],
      ),
    ],
    banks: [],
    slope: 30,
    bankDepth: 1,
    bankSlope: 1,
    towards: 128,
    spacing: 11,
    foam: ({ x, y }, depth) =>
      x > 70 || y > 34 ? breaking(depth, 0.4, 4.4) : breaking(depth, 0.1, 1.6),
  }),
  beach: () => ({
    land: [
      toPoints(
        [-40, 150],
        [-40, 88],
        [0, 86],
        [22, 90],
        [48, 85],
        [76, 90],
        [104, 86],
        [130, 90],
        [160, 86],
        [200, 88],
        [200, 150],
      ),
    ],
    banks: [
      blob({ x: 28, y: 62 }, { x: 19, y: 6 }, () => 0),
      blob({ x: 82, y: 57 }, { x: 21, y: 6 }, () => 0),
      blob({ x: 135, y: 63 }, { x: 18, y: 6 }, () => 0),
    ],
    slope: 34,
    bankDepth: 0.2,
    bankSlope: 15,
    towards: 180,
    spacing: 10.5,
    foam: ({ y }, depth) => (y < 68 ? breaking(depth, 0.42, 4.6) : breaking(depth, 0.1, 2)),
  }),
  reef: () => ({
    land: [blob({ x: 85, y: 88 }, { x: 15, y: 6.5 }, (a) => 0.12 * Math.sin(2 * a + 1))],
    banks: [
      blob(
        { x: 82, y: 82 },
        { x: 54, y: 33 },
        (a) => 0.07 * Math.sin(7 * a) + 0.05 * Math.sin(11 * a + 1),
        44,
      ),
    ],
    slope: 14,
    bankDepth: 0.16,
    bankSlope: 26,
    towards: 170,
    spacing: 11,
    foam: ({ y }, depth) => (y < 98 ? breaking(depth, 0.34, 4.6) : 0),
    isOpen: ({ x, y }) =>
      ((x - 82) / 48) ** 2 + ((y - 82) / 25) ** 2 > 1 && (y < 100 || Math.abs(x - 82) > 54),
  }),
  rivermouth: () => ({
    land: [
      toPoints(
        [-40, 150],
        [-40, 72],
        [10, 70],
        [38, 70],
        [60, 69],
        [68, 74],
        [66, 84],
        [52, 94],
        [48, 106],
        [60, 118],
        [60, 150],
      ),
      toPoints(
        [200, 150],
        [200, 68],
        [140, 70],
        [112, 70],
        [92, 67],
        [82, 74],
        [80, 88],
        [66, 97],
        [64, 106],
        [76, 118],
        [76, 150],
      ),
    ],
    banks: [
      toPoints([34, 58], [48, 44], [64, 36], [68, 42], [60, 52], [50, 62]),
      toPoints([122, 57], [108, 42], [90, 35], [84, 41], [92, 52], [104, 61]),
    ],
    slope: 26,
    bankDepth: 0.16,
    bankSlope: 14,
    towards: 180,
    spacing: 10.5,
    foam: ({ x, y }, depth) =>
      y < 62 && Math.abs(x - 77) > 9 ? breaking(depth, 0.4, 4.6) : breaking(depth, 0.1, 1.6),
    isOpen: ({ y, x }) => y < 64 || (y < 74 && Math.abs(x - 76) > 24),
  }),
}
