import { useId } from 'react'
import type { BreakTypeId } from '#contract/drawing.ts'
import { buildCoast } from './break-types.ts'
import { toSmoothShape } from './geometry/path.ts'
import { drawDepthLines, drawSwell } from './geometry/swell-lines.ts'
import { INK } from './palette.ts'

/** How a kind of break works, seen from above: the ground, the swell bending over it, and the peel. */
export function BreakDrawing({ type }: { type: BreakTypeId }) {
  const id = useId()
  const { land, banks, lines, foam, depths } = pictureOf(type)
  return (
    <svg
      viewBox="0 0 160 110"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      fill="none"
    >
      <defs>
        <path id={`${id}land`} d={land} />
        <path id={`${id}banks`} d={banks} />
        <clipPath id={`${id}inland`}>
          <use href={`#${id}land`} />
        </clipPath>
      </defs>
      <rect width="160" height="110" fill={INK.deep} />
      <g stroke={INK.shelf} strokeLinejoin="round">
        <use href={`#${id}land`} strokeWidth="52" strokeOpacity="0.45" />
        <use href={`#${id}banks`} strokeWidth="22" strokeOpacity="0.55" />
        <use href={`#${id}land`} strokeWidth="22" strokeOpacity="0.8" />
      </g>
      <use href={`#${id}banks`} fill={INK.lagoon} fillOpacity="0.2" />
      <g stroke={INK.lagoon} strokeWidth="0.5" strokeOpacity="0.3">
        {depths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g stroke={INK.lagoon} strokeWidth="1.1" strokeLinecap="round">
        {lines.map(({ path, progress }) => (
          <path key={path} d={path} strokeOpacity={(0.4 + 0.5 * progress).toFixed(2)} />
        ))}
      </g>
      <path d={foam} fill={INK.foam} />
      <g clipPath={`url(#${id}inland)`} strokeLinejoin="round">
        <use href={`#${id}land`} fill={INK.abyss} />
        <g stroke={INK.line} strokeOpacity="0.75">
          <use href={`#${id}land`} strokeWidth="32.8" />
          <use href={`#${id}land`} strokeWidth="32" stroke={INK.abyss} strokeOpacity="1" />
          <use href={`#${id}land`} strokeWidth="18.8" />
          <use href={`#${id}land`} strokeWidth="18" stroke={INK.abyss} strokeOpacity="1" />
          <use href={`#${id}land`} strokeWidth="7.8" />
          <use href={`#${id}land`} strokeWidth="7" stroke={INK.abyss} strokeOpacity="1" />
        </g>
        {type === 'beach' && (
          <g stroke={INK.mist} strokeLinecap="round" strokeDasharray="0 2.4" strokeOpacity="0.7">
            <use href={`#${id}land`} strokeWidth="0.8" transform="translate(0 2.6)" />
            <use href={`#${id}land`} strokeWidth="0.6" transform="translate(1.2 4.8)" />
          </g>
        )}
      </g>
      <use href={`#${id}land`} stroke={INK.mist} strokeWidth="0.9" />
    </svg>
  )
}

type Picture = {
  land: string
  banks: string
  lines: { path: string; progress: number }[]
  foam: string
  depths: string[]
}

function pictureOf(type: BreakTypeId): Picture {
  const { land, banks, sea } = buildCoast(type)
  const { lines, foam } = drawSwell(sea)
  return {
    land: land.map((shape) => toSmoothShape(shape)).join(''),
    banks: banks.map((shape) => toSmoothShape(shape)).join(''),
    lines,
    foam: foam.join(''),
    depths: drawDepthLines(sea, [0.3, 0.6, 0.95]),
  }
}
