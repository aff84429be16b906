import { bearingVector, turn, windowMiddle } from './geometry/bearing.ts'
import { signedDistance } from './geometry/distance.ts'
import { clamp, createField, type Point, smoothstep } from './geometry/field.ts'
import { createRandom, createWaver } from './geometry/random.ts'
import { blob } from './geometry/shape.ts'
import type { Sea } from './geometry/swell-lines.ts'

export type Exposure = {
  facing: number | null
  windowFrom: number | null
  windowTo: number | null
  seed: number
}

export type HeroCoast = {
  /** Empty where nobody knows which way the coast faces. */
  land: Point[]
  bank: Point[]
  sea: Sea
}

export const HERO = { width: 1600, height: 520 }
/** Wider than the picture, so that what happens on the edge stays outside. */
const FRAME = { left: -90, top: -90, right: HERO.width + 90, bottom: HERO.height + 90 }
const CELL = 12
const CENTRE = { x: 840, y: 250 }
const SLOPE = 130
const BANK_SLOPE = 90
const BANK_DEPTH = 0.5
/** Alone in the picture, a shoal bends the swell only a little: it would throw sharp creases far behind it. */
const LONE_BANK_DEPTH = 0.74
/** Swell from farther round than this would come over the land. */
const MOST_OBLIQUE = 62
/** Over the open sea without a coast, the swell crosses the picture gently downwards. */
const NEUTRAL_FROM = 292

/** A coast of its own for every seed, turned the way the real one faces, with the swell on its way in. */
export function buildHeroCoast(exposure: Exposure): HeroCoast {
  const random = createRandom(exposure.seed)
  const { facing } = exposure
  const land = facing === null ? [] : drawCoast(facing, random)
  const bank = drawBank(facing, random)
  const towards = swellFrom(exposure) + 180
  const bankDepth = facing === null ? LONE_BANK_DEPTH : BANK_DEPTH
  const breaksAt = createWaver(random, [260, 110])
  const depthAt = (x: number, y: number) => {
    const toLand = land.length === 0 ? SLOPE : signedDistance(land, x, y)
    if (toLand < 0) return toLand / SLOPE
    const toBank = signedDistance(bank, x, y)
    const overBank = bankDepth + (1 - bankDepth) * smoothstep(-30, BANK_SLOPE, toBank)
    return Math.min(smoothstep(-10, SLOPE, toLand), overBank)
  }
  const sea: Sea = {
    depth: createField(FRAME, CELL, depthAt),
    heading: bearingVector(towards),
    spacing: 27 + 7 * random(),
    offset: random(),
    step: 36,
    foamAt: ({ x, y }, depth) => {
      const limit = 0.15 + 0.17 * breaksAt(x + 1.7 * y)
      return depth < 0 || depth > limit ? 0 : 6 * smoothstep(0, 0.5, 1 - depth / limit)
    },
  }
  return { land, bank, sea }
}

/** The middle of the window, else straight at the coast. */
export function swellFrom({ facing, windowFrom, windowTo }: Exposure): number {
  const middle =
    windowFrom === null || windowTo === null ? null : windowMiddle(windowFrom, windowTo)
  if (facing === null) return middle ?? NEUTRAL_FROM
  return facing + clamp(turn(facing, middle ?? facing), -MOST_OBLIQUE, MOST_OBLIQUE)
}

function drawCoast(facing: number, random: () => number): Point[] {
  const out = bearingVector(facing)
  const along = { x: -out.y, y: out.x }
  const inset = 40 + 70 * Math.abs(out.x)
  const waver = createWaver(random, [900, 420, 210])
  const cape = { at: -60 + 120 * random(), width: 70 + 50 * random(), reach: 60 + 50 * random() }
  const lean = random() < 0.5 ? -1 : 1
  const shore: Point[] = []
  for (let u = -1300; u <= 1300; u += 24) {
    const near = (u - cape.at) / cape.width
    const bay = Math.exp(-((near - 2.1 * lean) ** 2) / 1.6)
    const reach = 46 * waver(u) + cape.reach * (Math.exp(-near * near) - 0.55 * bay) - inset
    shore.push(place(out, along, u, reach))
  }
  return [...shore, place(out, along, 1300, -3000), place(out, along, -1300, -3000)]
}

/** A shoal off the coast, longer along it than across. */
function drawBank(facing: number | null, random: () => number): Point[] {
  const out = bearingVector(facing ?? 0)
  const along = { x: -out.y, y: out.x }
  const side = random() < 0.5 ? -1 : 1
  const centre =
    facing === null
      ? { x: 960, y: 220 }
      : place(out, along, side * (170 + 120 * random()), 110 + 50 * random() + 60 * Math.abs(out.x))
  const waver = createWaver(random, [Math.PI, Math.PI / 2])
  const size = facing === null ? 1.7 : 0.8 + 0.4 * random()
  return blob({ x: 0, y: 0 }, { x: 62 * size, y: 26 * size }, () => 0.16 * waver(size), 26).map(
    ({ x, y }) => ({
      x: centre.x + along.x * x + out.x * y,
      y: centre.y + along.y * x + out.y * y,
    }),
  )
}

function place(out: Point, along: Point, u: number, reach: number): Point {
  return {
    x: CENTRE.x + along.x * u + out.x * reach,
    y: CENTRE.y + along.y * u + out.y * reach,
  }
}
