import type { Bearings } from './compass-words.ts'
import { arcPath, onDial, sectorPath } from './geometry/arc.ts'
import type { Point } from './geometry/field.ts'
import { INK } from './palette.ts'

const TICKS = Array.from({ length: 36 }, (_, index) => index * 10)

/** The face of a compass: a ring, and on it what is known of the swell window, the wind and the coast. */
export function CompassDial({
  centre,
  radius,
  bearings,
}: {
  centre: Point
  radius: number
  bearings: Bearings
}) {
  const { facing, windowFrom, windowTo, windFrom } = bearings
  return (
    <g fill="none" strokeLinecap="round">
      <circle cx={centre.x} cy={centre.y} r={radius} stroke={INK.line} strokeWidth="1.5" />
      <path d={tickPath(centre, radius)} stroke={INK.mist} strokeOpacity="0.55" />
      {windowFrom !== null && windowTo !== null && (
        <SwellWindow centre={centre} radius={radius} from={windowFrom} to={windowTo} />
      )}
      {facing !== null && <Facing centre={centre} radius={radius} bearing={facing} />}
      {windFrom !== null && <Wind centre={centre} radius={radius} from={windFrom} />}
    </g>
  )
}

function tickPath(centre: Point, radius: number): string {
  return TICKS.map((bearing) => {
    const length = bearing % 90 === 0 ? 0.13 : bearing % 30 === 0 ? 0.09 : 0.045
    const outer = onDial(centre, radius, bearing)
    const inner = onDial(centre, radius * (1 - length), bearing)
    return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`
  }).join('')
}

type Part = { centre: Point; radius: number }

function SwellWindow({ centre, radius, from, to }: Part & { from: number; to: number }) {
  return (
    <>
      <path
        d={sectorPath(centre, radius * 0.3, radius, from, to)}
        fill={INK.lagoon}
        fillOpacity="0.16"
      />
      {[0.46, 0.64, 0.82].map((share) => (
        <path
          key={share}
          d={arcPath(centre, radius * share, from, to)}
          stroke={INK.lagoon}
          strokeOpacity={share * 0.8}
        />
      ))}
      <path
        d={arcPath(centre, radius, from, to)}
        stroke={INK.lagoon}
        strokeWidth={Math.max(2.5, radius * 0.055)}
        strokeLinecap="butt"
      />
    </>
  )
}

/** The coast as a short line across, and a tick from it out to sea. */
function Facing({ centre, radius, bearing }: Part & { bearing: number }) {
  const left = onDial(centre, radius * 0.2, bearing - 90)
  const right = onDial(centre, radius * 0.2, bearing + 90)
  const from = onDial(centre, radius * 0.84, bearing)
  const to = onDial(centre, radius * 1.06, bearing)
  return (
    <path
      d={`M${left.x} ${left.y}L${right.x} ${right.y}M${from.x} ${from.y}L${to.x} ${to.y}`}
      stroke={INK.foam}
      strokeWidth={Math.max(2, radius * 0.045)}
    />
  )
}

/** An arrow that flies with the wind, towards the middle. */
function Wind({ centre, radius, from }: Part & { from: number }) {
  const tail = onDial(centre, radius * 0.94, from)
  const tip = onDial(centre, radius * 0.32, from)
  const neck = { x: tip.x + (tail.x - tip.x) * 0.3, y: tip.y + (tail.y - tip.y) * 0.3 }
  const half = radius * 0.1
  const one = onDial(neck, half, from - 90)
  const other = onDial(neck, half, from + 90)
  return (
    <>
      <path
        d={`M${tail.x} ${tail.y}L${neck.x} ${neck.y}`}
        stroke={INK.dawn}
        strokeWidth={Math.max(1.5, radius * 0.04)}
      />
      <path
        d={`M${tip.x} ${tip.y}L${one.x} ${one.y}L${other.x} ${other.y}Z`}
        fill={INK.dawn}
        stroke={INK.dawn}
        strokeLinejoin="round"
      />
    </>
  )
}
