import { createHash } from 'node:crypto'
import { ARTEFACT_FORMAT, type ArtefactRegion, type CatalogueArtefact } from '#contract/artefact.ts'
import type { Spot } from '#contract/spots.ts'
import { CONTINENT_LABELS, waveQualityRank } from '#domain/labels.ts'
import { monthName } from '#domain/months.ts'
import { bestSeasonOf } from '#domain/season.ts'
import { REGION_COLUMNS, RETIRED_COLUMNS, SPOT_COLUMNS } from './columns.ts'
import { findContradictions, type SpotRow } from './cross-checks.ts'
import { type Columns, type Refusal, type Row, readTable } from './table.ts'

/** A table's file: its name in reports and its whole text. */
export type TableFile = { name: string; text: string }
export type Tables = { regions: TableFile[]; spots: TableFile[]; retired: TableFile[] }

export type Compiled =
  | { artefact: CatalogueArtefact; refusals: [] }
  | { artefact: null; refusals: Refusal[] }

/** Tables in, the catalogue out: all of it, or nothing but the reasons why not. */
export function compileCatalogue(tables: Tables): Compiled {
  const regions = readAll(tables.regions, REGION_COLUMNS)
  const spots = readAll(tables.spots, SPOT_COLUMNS)
  const retired = readAll(tables.retired, RETIRED_COLUMNS)
  const refusals = [...regions.refusals, ...spots.refusals, ...retired.refusals]
  if (refusals.length > 0) return { artefact: null, refusals }

  const contradictions = findContradictions(regions.rows, spots.rows, retired.rows)
  if (contradictions.length > 0) return { artefact: null, refusals: contradictions }

  const compiledRegions = regions.rows.map(
    ({ values }): ArtefactRegion => ({ ...values, continent: CONTINENT_LABELS[values.continent] }),
  )
  const byName = new Map(compiledRegions.map((region) => [region.name, region]))
  const content = {
    regions: compiledRegions.sort(byContinentAndName),
    spots: spots.rows.map((row) => toSpot(row, byName)).sort(bestFirst),
    retired: retired.rows.map(({ values }) => ({ id: values.id, mergedInto: values.merged_into })),
  }
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  return { artefact: { format: ARTEFACT_FORMAT, version, ...content }, refusals: [] }
}

function readAll<C extends Columns>(files: TableFile[], columns: C) {
  const rows: Row<C>[] = []
  const refusals: Refusal[] = []
  for (const file of files) {
    const table = readTable(file.name, file.text, columns)
    rows.push(...table.rows)
    refusals.push(...table.refusals)
  }
  return { rows, refusals }
}

function toSpot({ values }: SpotRow, regions: Map<string, ArtefactRegion>): Spot {
  const region = regions.get(values.region)
  if (!region) throw new Error(`Spot ${values.id} passed the checks without a region.`)
  const { latitude, longitude, region: regionName, best_months, ...same } = values
  return {
    ...same,
    lat: latitude,
    lon: longitude,
    new_region: regionName,
    country: region.country,
    continent: region.continent,
    best_season: bestSeasonOf(best_months, latitude),
    best_month: best_months.map(monthName),
    clean_by_month: null,
    data_source: 'editor',
    monthly_data: null,
  }
}

/** The order of every list: rating, then quality, then name, then id. */
function bestFirst(a: Spot, b: Spot): number {
  return (
    b.rating - a.rating ||
    waveQualityRank(a.wave_quality) - waveQualityRank(b.wave_quality) ||
    compareText(a.name, b.name) ||
    a.id - b.id
  )
}

function byContinentAndName(a: ArtefactRegion, b: ArtefactRegion): number {
  return compareText(a.continent, b.continent) || compareText(a.name, b.name)
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
