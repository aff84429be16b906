import { describe, expect, test } from 'vitest'
import {
  DEFAULT_FILTERS,
  type FilterState,
  monthsOfTrip,
  readFilters,
  toSpotFilter,
  writeFilters,
} from './filter-state.ts'

function filters(part: Partial<FilterState>): FilterState {
  return { ...DEFAULT_FILTERS, ...part }
}

describe('readFilters', () => {
  test('reads an empty address as the defaults', () => {
    expect(readFilters(new URLSearchParams())).toEqual(DEFAULT_FILTERS)
    expect(DEFAULT_FILTERS.experience).toBe('Intermediate')
  })

  test('gives back what was written', () => {
    const chosen = filters({
      region: 'Australia & Pacific',
      experience: 'Advanced',
      direction: 'Both',
      breakTypes: ['Point-break', 'Rivermouth'],
      dates: { start: '2026-12-20', end: '2027-01-05' },
    })
    expect(readFilters(writeFilters(chosen))).toEqual(chosen)
  })

  test('keeps all levels apart from the default level', () => {
    const all = filters({ experience: null })
    expect(writeFilters(all).get('experience')).toBe('All Levels')
    expect(readFilters(writeFilters(all)).experience).toBeNull()
  })

  test('counts what it can not read as not chosen', () => {
    const query = new URLSearchParams({
      region: 'Atlantis',
      experience: 'Wizard',
      direction: 'Up',
      breakTypes: 'point,lava,REEF',
      fromDate: '5',
      toDate: '2026-13-45',
    })
    expect(readFilters(query)).toEqual(filters({ breakTypes: ['Point-break', 'Reef-break'] }))
  })

  test.for(['North_America', 'North America', 'north america'])('reads the region %s', (region) => {
    expect(readFilters(new URLSearchParams({ region })).region).toBe('North America')
  })

  test.for([
    { fromDate: '2027-08-20', toDate: '2027-06-10', dates: { start: '2027-08-20', end: null } },
    { fromDate: '2026-02-31', toDate: '', dates: { start: null, end: null } },
    { fromDate: '', toDate: '2026-03-01', dates: { start: null, end: null } },
  ])('reads $fromDate to $toDate as $dates', ({ dates, ...query }) => {
    expect(readFilters(new URLSearchParams(query)).dates).toEqual(dates)
  })

  test('reads a plain day and an ISO time as the same calendar day', () => {
    for (const fromDate of ['2026-06-01', '2026-06-01T00:00:00.000Z'])
      expect(readFilters(new URLSearchParams({ fromDate })).dates.start).toBe('2026-06-01')
  })
})

describe('toSpotFilter', () => {
  test('asks for the spots of a level, and never for months', () => {
    const asked = toSpotFilter(filters({ dates: { start: '2026-06-01', end: '2026-07-01' } }))
    expect(asked).toEqual({ experience: ['All surfers', 'Experienced surfers'] })
  })

  test('leaves out what does not filter', () => {
    expect(toSpotFilter(filters({ experience: null }))).toEqual({})
  })
})

describe('monthsOfTrip', () => {
  test.for([
    { start: null, end: null, months: [] },
    { start: '2026-06-10', end: null, months: [6] },
    { start: '2026-06-10', end: '2026-06-12', months: [6] },
    { start: '2026-11-30', end: '2027-02-01', months: [11, 12, 1, 2] },
    { start: '2026-06-10', end: '2027-06-09', months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
    { start: '2026-01-01', end: '2028-02-01', months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  ])('is $months from $start to $end', ({ start, end, months }) => {
    expect(monthsOfTrip({ start, end })).toEqual(months)
  })
})
