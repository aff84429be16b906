import { SEA } from 'virtual:first-light'
import { useId, useRef } from 'react'
import { HORIZON, SUN, VIEW } from './first-light-view.ts'
import { Headland } from './headland.tsx'
import { INK } from './palette.ts'
import { useParallax } from './use-parallax.ts'

const RINGS = [92, 142, 208, 292, 396, 524, 680, 870]
/** Where one layer of crests ends and the next begins, as distances from the eye. */
const LAYERS = [
  { upTo: Number.POSITIVE_INFINITY, from: 9, depth: 0.2 },
  { upTo: 9, from: 5, depth: 0.35 },
  { upTo: 5, from: 2.9, depth: 0.5 },
  { upTo: 2.9, from: 1.7, depth: 0.75 },
  { upTo: 1.7, from: 0, depth: 1 },
]

/** The sea before the first surfer is in: the sun on the horizon, and swell wrapping around a point. */
export function SeaAtFirstLight() {
  const id = useId()
  const drawing = useRef<SVGSVGElement>(null)
  useParallax(drawing)
  const { lines, foam } = SEA
  return (
    <svg
      ref={drawing}
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      fill="none"
    >
      <Inks id={id} />
      <Sky id={id} />
      <rect y={HORIZON} width={VIEW.width} height={VIEW.height} fill={`url(#${id}sea)`} />
      {LAYERS.map(({ upTo, from, depth }) => (
        <g key={depth} data-depth={depth}>
          {lines
            .filter(({ away }) => away <= upTo && away > from)
            .map(({ path, away }) => (
              <Crest key={path} path={path} away={away} ink={`url(#${id}crest)`} />
            ))}
        </g>
      ))}
      <g data-depth="0.4">
        <Headland />
        <path d={foam} fill={INK.foam} fillOpacity="0.95" />
      </g>
      <rect y="600" width={VIEW.width} height="300" fill={`url(#${id}shade)`} />
    </svg>
  )
}

/** A crest, and the slope before it in a few fainter lines that follow it. */
function Crest({ path, away, ink }: { path: string; away: number; ink: string }) {
  const id = useId()
  const slope = 26 / away
  const follow = (times: number, opacity: number) => (
    <use href={`#${id}`} y={(slope * times).toFixed(1)} opacity={opacity} />
  )
  return (
    <g stroke={ink} strokeLinecap="round" opacity={away > 7 ? 0.55 : undefined}>
      <path id={id} d={path} strokeWidth={(0.8 + 0.9 / away).toFixed(2)} />
      {away < 8 && follow(1, 0.3)}
      {away < 8 && follow(2.2, 0.18)}
      {away < 3 && follow(3.7, 0.1)}
    </g>
  )
}

function Inks({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop stopColor={INK.abyss} />
        <stop offset="0.6" stopColor={INK.deep} />
        <stop offset="1" stopColor={INK.line} stopOpacity="0.8" />
      </linearGradient>
      <linearGradient id={`${id}crest`} gradientUnits="userSpaceOnUse" x2={VIEW.width}>
        <stop stopColor={INK.lagoon} stopOpacity="0.28" />
        <stop offset="0.4" stopColor={INK.lagoon} stopOpacity="0.7" />
        <stop offset={(SUN.x - 70) / VIEW.width} stopColor={INK.dawn} stopOpacity="0.9" />
        <stop offset={(SUN.x + 70) / VIEW.width} stopColor={INK.dawn} stopOpacity="0.9" />
        <stop offset="0.66" stopColor={INK.lagoon} stopOpacity="0.7" />
        <stop offset="1" stopColor={INK.lagoon} stopOpacity="0.4" />
      </linearGradient>
      <linearGradient id={`${id}sea`} x2="0" y2="1">
        <stop stopColor={INK.shelf} />
        <stop offset="0.5" stopColor={INK.deep} />
      </linearGradient>
      <radialGradient id={`${id}dawn`}>
        <stop stopColor={INK.dawn} stopOpacity="0.22" />
        <stop offset="0.5" stopColor={INK.dawn} stopOpacity="0.07" />
        <stop offset="1" stopColor={INK.dawn} stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}shade`} x2="0" y2="1">
        <stop stopColor={INK.abyss} stopOpacity="0" />
        <stop offset="1" stopColor={INK.abyss} />
      </linearGradient>
    </defs>
  )
}

/** The light as rings around the sun, the way depth is drawn elsewhere. */
function Sky({ id }: { id: string }) {
  return (
    <>
      <rect width={VIEW.width} height={HORIZON} fill={`url(#${id}sky)`} />
      <clipPath id={`${id}above`}>
        <rect x="-100" y="-100" width={VIEW.width + 200} height={HORIZON + 100} />
      </clipPath>
      <g clipPath={`url(#${id}above)`}>
        <ellipse cx={SUN.x} cy={HORIZON} rx="720" ry="110" fill={`url(#${id}dawn)`} />
        <g data-depth="0.12" fill={INK.dawn} stroke={INK.dawn}>
          {RINGS.map((radius, index) => (
            <circle
              key={radius}
              cx={SUN.x}
              cy={HORIZON}
              r={radius}
              fillOpacity={[0.1, 0.07, 0.05, 0.035, 0.02][index] ?? 0}
              strokeOpacity={(0.4 - index * 0.045).toFixed(2)}
            />
          ))}
          <circle cx={SUN.x} cy={HORIZON} r={SUN.radius} />
        </g>
      </g>
    </>
  )
}
