import { POINT } from 'virtual:first-light'
import { INK } from './palette.ts'

/** The point of land that the swell wraps around, its slope in contour lines. */
export function Headland() {
  return (
    <>
      <path d={POINT.land} fill={INK.abyss} />
      <g stroke={INK.line} strokeOpacity="0.8">
        {POINT.slopes.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path d={POINT.ridge} stroke={INK.dawn} strokeOpacity="0.6" strokeWidth="1.2" />
      <path d={POINT.waterline} stroke={INK.mist} strokeOpacity="0.8" strokeWidth="1.2" />
    </>
  )
}
