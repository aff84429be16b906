import { CsvError, parse } from 'csv-parse/sync'
import type { z } from 'zod'

/** Why a row is not taken, and where an editor finds it. */
export type Refusal = { file: string; line: number; column: string; reason: string }

/** One reader for each column: text of a cell in, value out. */
export type Columns = Record<string, z.ZodType<unknown, string>>

export type Row<C extends Columns> = {
  file: string
  line: number
  values: { [Name in keyof C]: z.output<C[Name]> }
}

/** `info.lines` is the line that the record ends on; `raw` its text, with the empty lines before it. */
type Record_ = { record: string[]; info: { lines: number }; raw: string }

/**
 * The rows of one CSV file, read cell by cell. What can't be read is refused, never dropped.
 *
 * @param file the name to report
 * @param text the whole file, UTF-8
 */
export function readTable<C extends Columns>(
  file: string,
  text: string,
  columns: C,
): { rows: Row<C>[]; refusals: Refusal[] } {
  const names = Object.keys(columns)
  const parsed = parseCsv(file, text)
  if ('refusal' in parsed) return { rows: [], refusals: [parsed.refusal] }

  const [header, ...records] = parsed.records
  const headerRefusal = checkHeader(file, header?.record ?? [], names)
  if (headerRefusal) return { rows: [], refusals: [headerRefusal] }

  const rows: Row<C>[] = []
  const refusals: Refusal[] = []
  for (const given of records) {
    const read = readRow(file, firstLineOf(given), given.record, columns)
    if ('row' in read) rows.push(read.row)
    else refusals.push(...read.refusals)
  }
  return { rows, refusals }
}

/** A quoted cell may hold line breaks, so a row can end lines after it begins. */
function firstLineOf({ info, raw }: Record_): number {
  const text = raw.replace(/^\n+|\n+$/g, '')
  return info.lines - (text.match(/\n/g)?.length ?? 0)
}

function parseCsv(file: string, text: string): { records: Record_[] } | { refusal: Refusal } {
  let lastLine = 0
  try {
    // the parser counts CRLF inside of quotes as two lines
    const records = parse(text.replaceAll('\r\n', '\n'), {
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      bom: true,
      on_record: (record, { lines }) => {
        lastLine = lines
        return record
      },
    })
    return { records: records as unknown as Record_[] }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { refusal: { file, column: '', ...explain(error, lastLine) } }
  }
}

/** A quote that is never closed swallows the rest of the file: the row where it opens is the one to look at. */
function explain(error: CsvError, lastLine: number): { line: number; reason: string } {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return { line: lastLine + 1, reason: 'not CSV: a quote opens in this row and is never closed' }
  const line = typeof error.lines === 'number' ? error.lines : 1
  return { line, reason: `not CSV: ${error.message}` }
}

function checkHeader(file: string, header: string[], names: string[]): Refusal | undefined {
  const wrong = names.findIndex((name, index) => header[index] !== name)
  if (wrong === -1 && header.length === names.length) return undefined
  const index = wrong === -1 ? names.length : wrong
  return {
    file,
    line: 1,
    column: header[index] ?? '',
    reason: `the header must be: ${names.join(',')}`,
  }
}

function readRow<C extends Columns>(
  file: string,
  line: number,
  cells: string[],
  columns: C,
): { row: Row<C> } | { refusals: Refusal[] } {
  const names = Object.keys(columns)
  if (cells.length !== names.length) {
    const reason = `has ${cells.length} cells where the header has ${names.length}`
    return { refusals: [{ file, line, column: '', reason }] }
  }
  const values: Record<string, unknown> = {}
  const refusals: Refusal[] = []
  for (const [index, [name, reader]] of Object.entries(columns).entries()) {
    const read = reader.safeParse(cells[index]?.trim())
    if (read.success) values[name] = read.data
    else
      for (const { message } of read.error.issues)
        refusals.push({ file, line, column: name, reason: message })
  }
  if (refusals.length > 0) return { refusals }
  return { row: { file, line, values: values as Row<C>['values'] } }
}
