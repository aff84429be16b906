import { describe, expect, test } from 'vitest'
import { CatalogueArtefact } from '#contract/artefact.ts'
import { createTables, file, regionsCsv, retiredCsv, spotsCsv } from '#test/tables.ts'
import { compileCatalogue } from './compile.ts'

describe('compileCatalogue', () => {
  test('makes an artefact that the contract holds', () => {
    const { artefact, refusals } = compileCatalogue(createTables())
    expect(refusals).toEqual([])
    expect(CatalogueArtefact.parse(artefact)).toEqual(artefact)
  })

  test('gives a spot the country and continent of its region, and its season by hemisphere', () => {
    const { artefact } = compileCatalogue(
      createTables({
        regions: regionsCsv({ name: 'Testland', country: 'Chile', continent: 'South_America' }),
        spots: spotsCsv({ latitude: '-30', best_months: 'Dec-Feb' }),
      }),
    )
    expect(artefact?.regions[0]).toMatchObject({ name: 'Testland', continent: 'South America' })
    expect(artefact?.spots[0]).toMatchObject({
      lat: -30,
      lon: -9.2,
      new_region: 'Testland',
      country: 'Chile',
      continent: 'South America',
      best_season: 'Summer',
      best_month: ['January', 'February', 'December'],
    })
  })

  test('keeps what is unknown as null, and an empty list of aliases as a list', () => {
    const { artefact } = compileCatalogue(createTables())
    expect(artefact?.spots[0]).toMatchObject({
      aliases: [],
      bottom: null,
      reliability: null,
      frequency: null,
      week_crowd: null,
      beach_facing: null,
      swell_window_from: null,
      best_tide: null,
      hazards: null,
      nearest_airport: null,
      monthly_data: null,
      clean_by_month: null,
    })
  })

  test('keeps zero as zero where zero is a value', () => {
    const { artefact } = compileCatalogue(
      createTables({
        spots: spotsCsv({ frequency: '0', beach_facing: '0', travelability_score: '0' }),
      }),
    )
    expect(artefact?.spots[0]).toMatchObject({
      frequency: 0,
      beach_facing: 0,
      travelability_score: 0,
    })
  })

  test('orders spots by rating, then quality, then name, then id', () => {
    const { artefact } = compileCatalogue(
      createTables({
        regions: regionsCsv({ name: 'A' }, { name: 'B' }),
        spots: spotsCsv(
          { region: 'A', id: '1', name: 'Same', rating: '3.0' },
          { region: 'A', id: '2', name: 'Early', rating: '3.0' },
          { region: 'A', id: '3', name: 'Zed', rating: '3.0', wave_quality: 'World Class' },
          { region: 'A', id: '9', name: 'Zebra', rating: '4.0', wave_quality: 'Choss' },
          { region: 'B', id: '4', name: 'Same', rating: '3.0' },
        ),
      }),
    )
    expect(artefact?.spots.map(({ id }) => id)).toEqual([9, 3, 2, 1, 4])
  })

  test('orders regions by continent, then name', () => {
    const { artefact } = compileCatalogue({
      ...createTables(),
      regions: [
        file('regions/europe.csv', regionsCsv({ name: 'B' }, { name: 'C' })),
        file('regions/africa.csv', regionsCsv({ name: 'D', continent: 'Africa' })),
      ],
      spots: [
        file('spots/europe.csv', spotsCsv({ region: 'B' }, { region: 'C', id: '2' })),
        file('spots/africa.csv', spotsCsv({ region: 'D', id: '3' })),
      ],
    })
    expect(artefact?.regions.map(({ name }) => name)).toEqual(['D', 'B', 'C'])
  })

  test('gives the same version for the same tables, and another when one cell differs', () => {
    const version = (rating: string) =>
      compileCatalogue(createTables({ spots: spotsCsv({ rating }) })).artefact?.version
    expect(version('3.5')).toMatch(/^[0-9a-f]{16}$/)
    expect(version('3.5')).toBe(version('3.5'))
    expect(version('3.6')).not.toBe(version('3.5'))
  })

  test('keeps retired ids with what they became', () => {
    const retired = retiredCsv({ id: '7' }, { id: '8', merged_into: '1' })
    expect(compileCatalogue(createTables({ retired })).artefact?.retired).toEqual([
      { id: 7, mergedInto: null },
      { id: 8, mergedInto: 1 },
    ])
  })

  test('compiles nothing when one row of many is wrong, and names every wrong row', () => {
    const spots = spotsCsv({}, { id: '2', rating: '9' }, { id: '3', type: 'Reef' })
    const { artefact, refusals } = compileCatalogue(createTables({ spots }))
    expect(artefact).toBeNull()
    expect(refusals.map(({ file, line, column }) => `${file}:${line} ${column}`)).toEqual([
      'spots/test.csv:3 rating',
      'spots/test.csv:4 type',
    ])
  })
})

describe('a cell of a spot', () => {
  const whole = (least: number, most: number) => `must be a whole number from ${least} to ${most}`
  const decimal = (decimals: number, least: number, most: number) =>
    `must be a number of at most ${decimals} decimals from ${least} to ${most}`

  test.for([
    ['id', '0', whole(1, 2147483647)],
    ['id', '1.5', whole(1, 2147483647)],
    ['id', '2147483648', whole(1, 2147483647)],
    ['name', '', 'is empty'],
    ['name', 'x'.repeat(81), 'must be 1 to 80 characters on one line'],
    ['latitude', '90.1', decimal(6, -90, 90)],
    ['latitude', '', decimal(6, -90, 90)],
    ['longitude', '-180.5', decimal(6, -180, 180)],
    ['longitude', '1.1234567', decimal(6, -180, 180)],
    ['position_accuracy_km', '0', decimal(2, 0.01, 5)],
    ['position_accuracy_km', '5.1', decimal(2, 0.01, 5)],
    ['type', 'Reef', 'is “Reef”, must be one of: Point-break, Beach-break, Reef-break, Rivermouth'],
    ['direction', 'A-Frame', 'is “A-Frame”, must be one of: Right, Left, Both'],
    ['wave_quality', 'Good', /^is “Good”, must be one of: World Class, /],
    ['experience', 'Everyone', /^is “Everyone”, must be one of: Beginner surfers, /],
    ['rating', '5.1', decimal(1, 0, 5)],
    ['best_months', 'Mai', /^is “Mai”, must be months such as /],
    ['bottom', 'sand; mud', /^is “mud”, must be one of: sand, rock, /],
    ['reliability', '6', whole(1, 5)],
    ['frequency', '366', whole(0, 365)],
    ['week_crowd', '0', whole(1, 4)],
    ['weekend_crowd', '5', whole(1, 4)],
    ['normal_length', '6', whole(1, 5)],
    ['good_day_length', '0', whole(1, 5)],
    ['travelability_score', '11', whole(0, 10)],
    ['starts_working', '-1', decimal(1, 0, 100)],
    ['holds_up_to', '101', decimal(1, 0, 100)],
    ['beach_facing', '360', whole(0, 359)],
    ['best_wind', '-1', whole(0, 359)],
    ['best_tide', 'ebb', 'is “ebb”, must be one of: low, mid, high, all'],
    ['hazards', 'dragons', /^is “dragons”, must be one of: rocks, /],
    ['international_airport_code', 'dps', 'must be an IATA code of three capital letters'],
    ['nearest_airport', 'WADD', 'must be an IATA code of three capital letters'],
    ['confidence', 'sure', 'is “sure”, must be one of: high, medium, low'],
    ['summary', 'x'.repeat(501), 'must be 1 to 500 characters on one line'],
  ] as const)('%s is refused when it is %j', ([column, cell, reason]) => {
    const spots = spotsCsv({}, { id: '2', name: 'Second', [column]: cell })
    expect(compileCatalogue(createTables({ spots })).refusals).toEqual([
      {
        file: 'spots/test.csv',
        line: 3,
        column,
        reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
      },
    ])
  })
})

describe('a cell of a region', () => {
  test.for([
    ['name', 'North/South', 'must not contain a slash'],
    ['name', 'North\\South', 'must not contain a slash'],
    ['continent', 'North America', /^is “North America”, must be one of: Europe, North_America, /],
    ['country', '', 'is empty'],
    ['aliases', 'A; ', 'is empty'],
  ] as const)('%s is refused when it is %j', ([column, cell, reason]) => {
    const regions = regionsCsv({ [column]: cell })
    expect(compileCatalogue(createTables({ regions })).refusals).toEqual([
      {
        file: 'regions/test.csv',
        line: 2,
        column,
        reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
      },
    ])
  })
})
