import { REGION_COLUMNS, RETIRED_COLUMNS, SPOT_COLUMNS } from '#catalogue/columns.ts'
import type { TableFile, Tables } from '#catalogue/compile.ts'

type Cells = Record<string, string>

const REGION: Cells = {
  name: 'Testland',
  country: 'Nowhere',
  continent: 'Europe',
  summary: 'A coast.',
}
const SPOT: Cells = {
  id: '1',
  name: 'The Point',
  latitude: '43.1',
  longitude: '-9.2',
  position_accuracy_km: '0.5',
  nearest_town: 'Testtown',
  region: 'Testland',
  type: 'Point-break',
  direction: 'Right',
  experience: 'All surfers',
  wave_quality: 'Normal',
  rating: '3.5',
  best_months: 'Sep-Nov',
  confidence: 'high',
  summary: 'A wave.',
}

/** A table's text; what a row does not name is as unremarkable as it may be, or empty. */
export function regionsCsv(...rows: Cells[]): string {
  return csv(
    Object.keys(REGION_COLUMNS),
    rows.map((row) => ({ ...REGION, ...row })),
  )
}

export function spotsCsv(...rows: Cells[]): string {
  return csv(
    Object.keys(SPOT_COLUMNS),
    rows.map((row) => ({ ...SPOT, ...row })),
  )
}

export function retiredCsv(...rows: Cells[]): string {
  return csv(
    Object.keys(RETIRED_COLUMNS),
    rows.map((row) => ({ reason: 'A double.', ...row })),
  )
}

/** One region with one spot; a test gives the texts that it is about. */
export function createTables(
  texts: { regions?: string; spots?: string; retired?: string } = {},
): Tables {
  return {
    regions: [file('regions/test.csv', texts.regions ?? regionsCsv({}))],
    spots: [file('spots/test.csv', texts.spots ?? spotsCsv({}))],
    retired: [file('retired-spots.csv', texts.retired ?? retiredCsv())],
  }
}

export function file(name: string, text: string): TableFile {
  return { name, text }
}

function csv(columns: string[], rows: Cells[]): string {
  const lines = rows.map((row) => columns.map((column) => quote(row[column] ?? '')).join(','))
  return `${[columns.join(','), ...lines].join('\n')}\n`
}

function quote(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
