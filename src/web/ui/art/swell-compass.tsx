import { CompassDial } from './compass-dial.tsx'
import { type Bearings, describeCompass } from './compass-words.ts'
import { onDial } from './geometry/arc.ts'
import { INK } from './palette.ts'

const LETTERS = [
  { letter: 'N', bearing: 0 },
  { letter: 'E', bearing: 90 },
  { letter: 'S', bearing: 180 },
  { letter: 'W', bearing: 270 },
]
const LEAST_LETTER_PX = 12

/** Which way the coast looks, where swell can come from, and the wind that grooms it. */
export function SwellCompass({ size, ...bearings }: Bearings & { size: number }) {
  const centre = { x: size / 2, y: size / 2 }
  const letterPx = Math.max(LEAST_LETTER_PX, Math.round(size * 0.075))
  const radius = size / 2 - letterPx - 6
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={describeCompass(bearings)}
    >
      <CompassDial centre={centre} radius={radius} bearings={bearings} />
      <g fontSize={letterPx} fontWeight="600" textAnchor="middle">
        {LETTERS.map(({ letter, bearing }) => {
          const place = onDial(centre, radius + letterPx * 0.5 + 5, bearing)
          return (
            <text
              key={letter}
              x={place.x}
              y={place.y + letterPx * 0.36}
              fill={letter === 'N' ? INK.foam : INK.mist}
            >
              {letter}
            </text>
          )
        })}
      </g>
    </svg>
  )
}
