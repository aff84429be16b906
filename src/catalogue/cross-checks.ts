import { foldText } from '#domain/labels.ts'
import type { REGION_COLUMNS, RETIRED_COLUMNS, SPOT_COLUMNS } from './columns.ts'
import type { Columns, Refusal, Row } from './table.ts'

export type RegionRow = Row<typeof REGION_COLUMNS>
export type SpotRow = Row<typeof SPOT_COLUMNS>
export type RetiredRow = Row<typeof RETIRED_COLUMNS>

/** What no single cell can tell: rows that contradict each other, or themselves. */
export function findContradictions(
  regions: RegionRow[],
  spots: SpotRow[],
  retired: RetiredRow[],
): Refusal[] {
  const spotOrder = (row: SpotRow) => [row.values.region, row.values.id] as const
  return [
    ...regions.flatMap(unique('name', ({ values }) => [values.name])),
    ...regions.flatMap(aliasIsFree(regions)),
    ...regions.flatMap(inOrder((row) => [row.values.name, 0] as const, 'name')),
    ...regions.flatMap(hasSpots(spots)),
    ...[...spots, ...retired].flatMap(unique('id', ({ values }) => [String(values.id)])),
    ...spots.flatMap(unique('name', ({ values }) => [`${values.region}: ${values.name}`])),
    ...spots.flatMap(inOrder(spotOrder, 'region and id')),
    ...spots.flatMap(belongsTo(regions)),
    ...spots.flatMap(agreesWithItself),
    ...retired.flatMap(mergesInto(spots)),
  ]
}

function refuse(row: Row<Columns>, column: string, reason: string): Refusal {
  return { file: row.file, line: row.line, column, reason }
}

/** The second of two rows that answer to one name is refused. */
function unique<R extends Row<Columns>>(column: string, namesOf: (row: R) => string[]) {
  const first = new Map<string, R>()
  return (row: R): Refusal[] => {
    const names = new Map(namesOf(row).map((name) => [foldText(name), name]))
    const refusals: Refusal[] = []
    for (const [key, name] of names) {
      const other = first.get(key)
      if (other) refusals.push(refuse(row, column, `“${name}” is taken: ${place(other)}`))
      else first.set(key, row)
    }
    return refusals
  }
}

function inOrder<R extends Row<Columns>>(keyOf: (row: R) => readonly [string, number], by: string) {
  let before: R | undefined
  return (row: R): Refusal[] => {
    const last = before
    before = row
    if (!last || last.file !== row.file) return []
    const [text, number] = keyOf(row)
    const [lastText, lastNumber] = keyOf(last)
    const sorted = text === lastText ? number > lastNumber : text > lastText
    return sorted ? [] : [refuse(row, '', `is out of order: a file is sorted by ${by}`)]
  }
}

/** Regions may share an alias (`Hawaii`), but an alias may not hide another region's name. */
function aliasIsFree(regions: RegionRow[]) {
  const owners = new Map(regions.map((row) => [foldText(row.values.name), row]))
  return (row: RegionRow): Refusal[] =>
    row.values.aliases.flatMap((alias) => {
      const owner = owners.get(foldText(alias))
      if (!owner) return []
      const reason = owner === row ? 'is the name itself' : `is the name of ${place(owner)}`
      return [refuse(row, 'aliases', `“${alias}” ${reason}`)]
    })
}

function hasSpots(spots: SpotRow[]) {
  const used = new Set(spots.map((spot) => spot.values.region))
  return (region: RegionRow) =>
    used.has(region.values.name) ? [] : [refuse(region, 'name', 'has no spots')]
}

function belongsTo(regions: RegionRow[]) {
  const byName = new Map(regions.map((region) => [region.values.name, region]))
  return (spot: SpotRow): Refusal[] => {
    const region = byName.get(spot.values.region)
    if (!region) return [refuse(spot, 'region', `“${spot.values.region}” is not a region`)]
    if (fileName(region) === fileName(spot)) return []
    return [refuse(spot, 'region', `“${spot.values.region}” stands in ${region.file}`)]
  }
}

function agreesWithItself(spot: SpotRow): Refusal[] {
  const { starts_working, holds_up_to, swell_window_from, swell_window_to } = spot.values
  const refusals: Refusal[] = []
  if (starts_working !== null && holds_up_to !== null && starts_working >= holds_up_to)
    refusals.push(refuse(spot, 'holds_up_to', 'must be more than starts_working'))
  if ((swell_window_from === null) !== (swell_window_to === null))
    refusals.push(refuse(spot, 'swell_window_to', 'a swell window has both bearings or neither'))
  return refusals
}

function mergesInto(spots: SpotRow[]) {
  const ids = new Set(spots.map((spot) => spot.values.id))
  return (row: RetiredRow): Refusal[] => {
    const target = row.values.merged_into
    if (target === null || ids.has(target)) return []
    return [refuse(row, 'merged_into', `${target} is not a spot`)]
  }
}

function fileName(row: Row<Columns>): string | undefined {
  return row.file.split('/').at(-1)
}

function place(row: Row<Columns>): string {
  return `${row.file}, line ${row.line}`
}
