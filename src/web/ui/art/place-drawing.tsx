import { type ReactNode, useId } from 'react'
import type { BestSeason } from '#domain/season.ts'
import { CompassDial } from './compass-dial.tsx'
import type { Bearings } from './compass-words.ts'
import { signedDistance } from './geometry/distance.ts'
import type { Point } from './geometry/field.ts'
import { toSmoothShape } from './geometry/path.ts'
import { drawDepthLines, drawSwell } from './geometry/swell-lines.ts'
import { buildHeroCoast, type Exposure, HERO } from './hero-coast.ts'
import { HeroSun } from './hero-sun.tsx'
import { INK } from './palette.ts'
import { clearestColumn, sunOfSeason } from './sun-path.ts'

type PlaceDrawingProps = Bearings & {
  season: BestSeason | null
  seed: number
  frame: 'hero' | 'card'
}

/** The poster of a place: its coast turned the way it faces, its swell, and the sun of its best season. */
export function PlaceDrawing({
  facing,
  windowFrom,
  windowTo,
  windFrom,
  season,
  seed,
  frame,
}: PlaceDrawingProps) {
  const id = useId()
  const scene = drawScene({ facing, windowFrom, windowTo, seed })
  const sun = season && placeSun(season, scene.shore)
  const bearings = { facing, windowFrom, windowTo, windFrom }
  return (
    <svg width="100%" height="100%" fill="none" aria-hidden="true">
      <defs>
        <path id={`${id}land`} d={scene.land} />
        <path id={`${id}foam`} d={scene.foam} />
        <g id={`${id}crests`}>
          {scene.lines.map(({ path, progress }) => (
            <path key={path} d={path} strokeOpacity={(0.16 + 0.5 * progress).toFixed(2)} />
          ))}
        </g>
      </defs>
      <Picture>
        <rect width={HERO.width} height={HERO.height} fill={INK.deep} />
        <g stroke={INK.shelf} strokeLinejoin="round">
          <use href={`#${id}land`} strokeWidth="220" strokeOpacity="0.4" />
          <path d={scene.bank} strokeWidth="70" strokeOpacity="0.4" />
          <use href={`#${id}land`} strokeWidth="110" strokeOpacity="0.5" />
          <path
            d={scene.bank}
            fill={INK.shelf}
            fillOpacity="0.5"
            strokeWidth="20"
            strokeOpacity="0.5"
          />
          <use href={`#${id}land`} strokeWidth="40" strokeOpacity="0.7" />
        </g>
        <g stroke={INK.lagoon} strokeOpacity="0.22" strokeWidth="0.8">
          {scene.depths.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <use href={`#${id}crests`} stroke={INK.lagoon} strokeWidth="1.6" />
        <use href={`#${id}foam`} fill={INK.foam} fillOpacity="0.9" />
        <Land id={id} />
        <use href={`#${id}land`} stroke={INK.mist} strokeWidth="1.4" />
      </Picture>
      {frame === 'hero' && <Fades id={id} />}
      {sun && (
        <Picture>
          <HeroSun {...sun} sceneId={id} />
        </Picture>
      )}
      {frame === 'hero' && <CornerCompass {...bearings} />}
    </svg>
  )
}

/** Dark where the words will stand. */
function Fades({ id }: { id: string }) {
  return (
    <>
      <defs>
        <radialGradient id={`${id}fade`} cx="0" cy="1" r="1">
          <stop stopColor={INK.abyss} stopOpacity="0.6" />
          <stop offset="0.9" stopColor={INK.abyss} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}text`}>
          <stop offset="0.2" stopColor={INK.abyss} stopOpacity="0.9" />
          <stop offset="0.6" stopColor={INK.abyss} stopOpacity="0.66" />
          <stop offset="1" stopColor={INK.abyss} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}fade)`} />
      <ellipse cy="100%" rx="860" ry="330" fill={`url(#${id}text)`} />
    </>
  )
}

/** Which way is which, kept in the corner whatever the picture's shape. */
function CornerCompass(bearings: Bearings) {
  return (
    <svg x="100%" overflow="visible" aria-hidden="true">
      <circle cx="-44" cy="50" r="34" fill={INK.abyss} fillOpacity="0.72" />
      <CompassDial centre={{ x: -44, y: 50 }} radius={28} bearings={bearings} />
      <path d="M-44 12l-3.5 7h7z" fill={INK.foam} />
    </svg>
  )
}

/** The scene's own units, filling whatever room there is; what is outside falls away. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      width="100%"
      height="100%"
      viewBox={`0 0 ${HERO.width} ${HERO.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** Twice the distances from the waterline, widest first, since each covers what the last left inside. */
const INLAND_RINGS = [900, 740, 600, 470, 350, 240, 150, 80, 30]

/** Rings run inland as they do out to sea, only quieter. */
function Land({ id }: { id: string }) {
  return (
    <>
      <clipPath id={`${id}inland`}>
        <use href={`#${id}land`} />
      </clipPath>
      <g clipPath={`url(#${id}inland)`} strokeLinejoin="round">
        <use href={`#${id}land`} fill={INK.abyss} />
        {INLAND_RINGS.map((width) => (
          <g key={width}>
            <use
              href={`#${id}land`}
              stroke={INK.line}
              strokeOpacity="0.7"
              strokeWidth={width + 2}
            />
            <use href={`#${id}land`} stroke={INK.abyss} strokeWidth={width} />
          </g>
        ))}
      </g>
    </>
  )
}

function drawScene(exposure: Exposure) {
  const { land, bank, sea } = buildHeroCoast(exposure)
  const { lines, foam } = drawSwell(sea)
  return {
    land: toSmoothShape(land, 0),
    shore: land,
    bank: toSmoothShape(bank),
    lines,
    foam: foam.join(''),
    depths: drawDepthLines(sea, [0.25, 0.5, 0.72, 0.93]),
  }
}

function placeSun(season: BestSeason, shore: readonly Point[]) {
  const toCoast = ({ x, y }: Point) => signedDistance(shore, x, y)
  const column = clearestColumn(season, toCoast)
  return { season, column, isOverLand: toCoast(sunOfSeason(season, column)) < 0 }
}
