import { describe, expect, test } from 'vitest'
import { createTables, file, regionsCsv, retiredCsv, spotsCsv } from '#test/tables.ts'
import { compileCatalogue } from './compile.ts'

function refusalsOf(texts: Parameters<typeof createTables>[0]): string[] {
  return compileCatalogue(createTables(texts)).refusals.map(
    ({ file, line, column, reason }) => `${file}:${line} ${column}: ${reason}`,
  )
}

describe('spots', () => {
  test('never share an id', () => {
    const regions = regionsCsv({ name: 'A' }, { name: 'B' })
    const spots = spotsCsv({ region: 'A', id: '5' }, { region: 'B', id: '5', name: 'Other' })
    expect(refusalsOf({ regions, spots })).toEqual([
      'spots/test.csv:3 id: “5” is taken: spots/test.csv, line 2',
    ])
  })

  test('never share a name within a region, however it is spelt', () => {
    const spots = spotsCsv({ id: '1', name: 'Point' }, { id: '2', name: 'POÍNT' })
    expect(refusalsOf({ spots })).toEqual([
      'spots/test.csv:3 name: “Testland: POÍNT” is taken: spots/test.csv, line 2',
    ])
  })

  test('may share a name across regions', () => {
    const regions = regionsCsv({ name: 'A' }, { name: 'B' })
    const spots = spotsCsv({ region: 'A', id: '1' }, { region: 'B', id: '2' })
    expect(refusalsOf({ regions, spots })).toEqual([])
  })

  test('belong to a region that exists', () => {
    const spots = spotsCsv({}, { id: '2', name: 'Lost', region: 'Tlön' })
    expect(refusalsOf({ spots })).toEqual(['spots/test.csv:3 region: “Tlön” is not a region'])
  })

  test('stand in the file of their region’s continent', () => {
    const { refusals } = compileCatalogue({
      ...createTables(),
      regions: [
        file('regions/asia.csv', regionsCsv({ name: 'A' })),
        file('regions/europe.csv', regionsCsv({ name: 'E' })),
      ],
      spots: [
        file('spots/asia.csv', spotsCsv({ region: 'A' }, { region: 'E', id: '2' })),
        file('spots/europe.csv', spotsCsv({ region: 'E', id: '3', name: 'Other' })),
      ],
    })
    expect(refusals).toEqual([
      {
        file: 'spots/asia.csv',
        line: 3,
        column: 'region',
        reason: '“E” stands in regions/europe.csv',
      },
    ])
  })

  test('are sorted by region, then id', () => {
    const regions = regionsCsv({ name: 'A' }, { name: 'B' })
    const order = 'is out of order: a file is sorted by region and id'
    const byId = spotsCsv({ region: 'A', id: '2' }, { region: 'A', id: '1', name: 'Other' })
    expect(refusalsOf({ regions: regionsCsv({ name: 'A' }), spots: byId })).toEqual([
      `spots/test.csv:3 : ${order}`,
    ])
    const byRegion = spotsCsv({ region: 'B', id: '1' }, { region: 'A', id: '2' })
    expect(refusalsOf({ regions, spots: byRegion })).toEqual([`spots/test.csv:3 : ${order}`])
  })

  test.for([
    ['6', '6'],
    ['8', '3'],
  ])('that start at %s ft and hold up to %s ft are refused', ([starts_working, holds_up_to]) => {
    const spots = spotsCsv({ starts_working: starts_working ?? '', holds_up_to: holds_up_to ?? '' })
    expect(refusalsOf({ spots })).toEqual([
      'spots/test.csv:2 holds_up_to: must be more than starts_working',
    ])
  })

  test('may know only one end of their range', () => {
    expect(refusalsOf({ spots: spotsCsv({ starts_working: '6' }) })).toEqual([])
    expect(refusalsOf({ spots: spotsCsv({ holds_up_to: '6' }) })).toEqual([])
  })

  test.for(['swell_window_from', 'swell_window_to'])('with only %s are refused', (column) => {
    expect(refusalsOf({ spots: spotsCsv({ [column]: '200' }) })).toEqual([
      'spots/test.csv:2 swell_window_to: a swell window has both bearings or neither',
    ])
  })

  test('may have a swell window that passes north', () => {
    const spots = spotsCsv({ swell_window_from: '300', swell_window_to: '20' })
    expect(refusalsOf({ spots })).toEqual([])
  })
})

describe('regions', () => {
  test('never share a name, also across files', () => {
    const { refusals } = compileCatalogue({
      ...createTables(),
      regions: [
        file('regions/asia.csv', regionsCsv({ name: 'Testland' })),
        file('regions/test.csv', regionsCsv({ name: 'Testland' })),
      ],
    })
    expect(refusals).toContainEqual({
      file: 'regions/test.csv',
      line: 2,
      column: 'name',
      reason: '“Testland” is taken: regions/asia.csv, line 2',
    })
  })

  test('are sorted by name', () => {
    const regions = regionsCsv({ name: 'B' }, { name: 'A' })
    const spots = spotsCsv({ region: 'A' }, { region: 'B', id: '2' })
    expect(refusalsOf({ regions, spots })).toEqual([
      'regions/test.csv:3 : is out of order: a file is sorted by name',
    ])
  })

  test('have spots', () => {
    const regions = regionsCsv({ name: 'Emptyland' }, { name: 'Testland' })
    expect(refusalsOf({ regions })).toEqual(['regions/test.csv:2 name: has no spots'])
  })

  test('have no alias that is a region’s name', () => {
    const regions = regionsCsv({ name: 'A', aliases: 'B; a' }, { name: 'B' })
    const spots = spotsCsv({ region: 'A' }, { region: 'B', id: '2' })
    expect(refusalsOf({ regions, spots })).toEqual([
      'regions/test.csv:2 aliases: “B” is the name of regions/test.csv, line 3',
      'regions/test.csv:2 aliases: “a” is the name itself',
    ])
  })

  test('may share an alias', () => {
    const regions = regionsCsv({ name: 'A', aliases: 'Hawaii' }, { name: 'B', aliases: 'Hawaii' })
    const spots = spotsCsv({ region: 'A' }, { region: 'B', id: '2' })
    expect(refusalsOf({ regions, spots })).toEqual([])
  })
})

describe('retired spots', () => {
  test('never give their id to another', () => {
    expect(refusalsOf({ retired: retiredCsv({ id: '1' }) })).toEqual([
      'retired-spots.csv:2 id: “1” is taken: spots/test.csv, line 2',
    ])
    expect(refusalsOf({ retired: retiredCsv({ id: '7' }, { id: '7' }) })).toEqual([
      'retired-spots.csv:3 id: “7” is taken: retired-spots.csv, line 2',
    ])
  })

  test('merge only into a spot that exists, which a retired one does not', () => {
    const retired = retiredCsv(
      { id: '7', merged_into: '1' },
      { id: '8', merged_into: '7' },
      { id: '9', merged_into: '404' },
    )
    expect(refusalsOf({ retired })).toEqual([
      'retired-spots.csv:3 merged_into: 7 is not a spot',
      'retired-spots.csv:4 merged_into: 404 is not a spot',
    ])
  })

  test('say why', () => {
    expect(refusalsOf({ retired: retiredCsv({ id: '7', reason: '' }) })).toEqual([
      'retired-spots.csv:2 reason: is empty',
    ])
  })
})
