import { useId } from 'react'
import type { BestSeason } from '#domain/season.ts'
import { toSmoothShape } from './geometry/path.ts'
import { HERO } from './hero-coast.ts'
import { INK } from './palette.ts'
import { SUN_RADIUS, sunOfMonths, sunOfSeason, sunPath } from './sun-path.ts'

/**
 * The sun where the season has it, on the noon sun's figure of eight through the year.
 * The coast cuts the disc, on the side that its middle is not, and crests run across it.
 */
export function HeroSun({
  season,
  column,
  isOverLand,
  sceneId,
}: {
  season: BestSeason
  column: number
  isOverLand: boolean
  /** Names the scene's land, foam and crests. */
  sceneId: string
}) {
  const id = useId()
  const { x, y } = sunOfSeason(season, column)
  const disc = { cx: x.toFixed(1), cy: y.toFixed(1), r: SUN_RADIUS }
  const land = `#${sceneId}land`
  return (
    <>
      <mask id={`${id}side`} maskUnits="userSpaceOnUse" width={HERO.width} height={HERO.height}>
        {!isOverLand && <rect width={HERO.width} height={HERO.height} fill="white" />}
        <use href={land} fill={isOverLand ? 'white' : 'black'} />
        <use href={`#${sceneId}foam`} fill="black" />
      </mask>
      <clipPath id={`${id}disc`}>
        <circle {...disc} />
      </clipPath>
      <g mask={`url(#${id}side)`}>
        <circle {...disc} fill={INK.dawn} />
        {!isOverLand && (
          <g clipPath={`url(#${id}disc)`}>
            <use href={`#${sceneId}crests`} stroke={INK.deep} strokeWidth="3.5" />
          </g>
        )}
      </g>
      <YearPath isAllYear={season === 'Year-round'} column={column} />
    </>
  )
}

function YearPath({ isAllYear, column }: { isAllYear: boolean; column: number }) {
  return (
    <>
      <path d={toSmoothShape(sunPath(column))} stroke={INK.dawn} strokeOpacity="0.35" />
      {sunOfMonths(column).map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={isAllYear ? 3 : 2.2}
          fill={INK.dawn}
          fillOpacity={isAllYear ? 1 : 0.75}
        />
      ))}
    </>
  )
}
