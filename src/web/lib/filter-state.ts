import { BREAK_TYPE_IDS } from '#contract/drawing.ts'
import { readContinent } from '#contract/labels.ts'
import type { SpotFilterInput } from '#contract/spots.ts'
import {
  BREAK_TYPES,
  type BreakType,
  CONTINENT_LABELS,
  type ContinentLabel,
  DIRECTIONS,
  type Direction,
  readLabel,
} from '#domain/labels.ts'
import { type Month, monthsFromTo } from '#domain/months.ts'
import { experiencesForLevel, SKILL_LEVELS, type SkillLevel } from '#domain/skill.ts'

/** A calendar day, `yyyy-MM-dd`. */
export type Day = string
export type DayRange = { start: Day | null; end: Day | null }

/** What a surfer looks for. Null does not filter. */
export type FilterState = {
  dates: DayRange
  region: ContinentLabel | null
  experience: SkillLevel | null
  breakTypes: BreakType[]
  direction: Direction | null
}

export const DEFAULT_FILTERS: FilterState = {
  dates: { start: null, end: null },
  region: null,
  experience: 'Intermediate',
  breakTypes: [],
  direction: null,
}

const ALL_LEVELS = 'All Levels'
/** The filters of an address. What can't be read counts as not chosen; a missing level is Intermediate. */
export function readFilters(query: URLSearchParams): FilterState {
  const experience = query.get('experience')
  const level = SKILL_LEVELS.find((known) => known.toLowerCase() === experience?.toLowerCase())
  const isAllLevels = experience?.toLowerCase() === ALL_LEVELS.toLowerCase()
  return {
    dates: readDates(query),
    region: readContinent(query.get('region') ?? '') ?? null,
    experience: isAllLevels ? null : (level ?? DEFAULT_FILTERS.experience),
    breakTypes: readBreakTypes(query.get('breakTypes') ?? ''),
    direction: readLabel(DIRECTIONS, query.get('direction') ?? '') ?? null,
  }
}

/** The query of an address for these filters; everything chosen stands in it. */
export function writeFilters(filters: FilterState): URLSearchParams {
  const { region, experience, direction, breakTypes, dates } = filters
  const query = new URLSearchParams()
  const key = Object.entries(CONTINENT_LABELS).find(([, label]) => label === region)?.[0]
  if (key) query.set('region', key)
  query.set('experience', experience ?? ALL_LEVELS)
  query.set('direction', direction ?? 'Any')
  if (breakTypes.length > 0)
    query.set('breakTypes', breakTypes.map((type) => BREAK_TYPE_IDS[type]).join(','))
  if (dates.start) query.set('fromDate', `${dates.start}T00:00:00.000Z`)
  if (dates.end) query.set('toDate', `${dates.end}T00:00:00.000Z`)
  return query
}

/** The call that finds the spots: as on Discover, without the months. */
export function toSpotFilter(filters: FilterState): SpotFilterInput {
  const { region, experience, direction, breakTypes } = filters
  return {
    ...(experience && { experience: [...experiencesForLevel(experience)] }),
    ...(region && { continent: [region] }),
    ...(direction && { direction: [direction] }),
    ...(breakTypes.length > 0 && { type: breakTypes }),
  }
}

/** The months that a trip touches; a start alone means its month, a range of a year or more means all. */
export function monthsOfTrip({ start, end }: DayRange): Month[] {
  if (!start) return []
  const first = Number(start.slice(5, 7))
  if (!end) return [first]
  const years = Number(end.slice(0, 4)) - Number(start.slice(0, 4))
  const last = Number(end.slice(5, 7))
  const spanned = years * 12 + last - first + 1
  return spanned >= 12 ? monthsFromTo(1, 12) : monthsFromTo(first, last)
}

function readBreakTypes(text: string): BreakType[] {
  const ids = text.split(',').map((id) => readLabel(BREAK_TYPES, id))
  return BREAK_TYPES.filter((type) => ids.includes(type))
}

/** An end counts only after a start that is not later. */
function readDates(query: URLSearchParams): DayRange {
  const start = readDay(query.get('fromDate'))
  const end = readDay(query.get('toDate'))
  return { start, end: start && end && end >= start ? end : null }
}

/** The calendar day of an ISO text, as it stands there in UTC, wherever the browser is. February has no 31st. */
function readDay(text: string | null): Day | null {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '') ?? []
  const time = new Date(text ?? '')
  if (!day || Number.isNaN(time.getTime())) return null
  const isReal = new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
  return isReal ? time.toISOString().slice(0, 10) : null
}
