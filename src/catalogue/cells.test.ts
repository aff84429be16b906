import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { airportCode, list, months, number, oneOf, optional, optionalList, text } from './cells.ts'

/** The value, or the reasons why there is none. */
function read(reader: z.ZodType<unknown, string>, cell: string) {
  const result = reader.safeParse(cell)
  return result.success ? result.data : result.error.issues.map(({ message }) => message)
}

describe('text', () => {
  test.for(['A', 'Nazaré', '12345'])('takes %s', (cell) => {
    expect(read(text(6), cell)).toBe(cell)
  })

  test('composes accents', () => {
    expect(read(text(1), 'e\u0301')).toBe('\u00e9')
  })

  test.for([
    ['', 'is empty'],
    ['1234567', 'must be 1 to 6 characters on one line'],
    ['a\nb', 'must be 1 to 6 characters on one line'],
    ['a\tb', 'must be 1 to 6 characters on one line'],
  ] as const)('refuses %j', ([cell, reason]) => {
    expect(read(text(6), cell)).toEqual([reason])
  })
})

describe('number', () => {
  test.for([
    { least: 0, most: 5, decimals: 1, cell: '4.9', value: 4.9 },
    { least: 0, most: 5, decimals: 1, cell: '0', value: 0 },
    { least: 0, most: 5, decimals: 1, cell: '5.0', value: 5 },
    { least: -90, most: 90, decimals: 6, cell: '-34.0325', value: -34.0325 },
    { least: 0, most: 359, decimals: 0, cell: '359', value: 359 },
  ])('reads $cell', ({ least, most, decimals, cell, value }) => {
    expect(read(number(least, most, decimals), cell)).toBe(value)
  })

  test.for(['5.1', '-0.1', '4.95', '4.', '.5', '4,9', '1e0', '+4', '0x4', ' 4', 'NaN', 'four', ''])(
    'refuses %j as a rating',
    (cell) => {
      expect(read(number(0, 5, 1), cell)).toContain(
        'must be a number of at most 1 decimals from 0 to 5',
      )
    },
  )

  test.for(['1.0', '360', '-1', ''])('refuses %j as a bearing', (cell) => {
    expect(read(number(0, 359, 0), cell)).toContain('must be a whole number from 0 to 359')
  })
})

describe('oneOf', () => {
  test('takes only the canonical spelling, as tables are written by us', () => {
    const reader = oneOf(['Right', 'Left'])
    expect(read(reader, 'Left')).toBe('Left')
    expect(read(reader, 'left')).toEqual(['is “left”, must be one of: Right, Left'])
    expect(read(reader, '')).toEqual(['is “”, must be one of: Right, Left'])
  })
})

describe('optional', () => {
  const reader = optional(number(1, 5, 0))

  test('reads empty as unknown, and otherwise as the value', () => {
    expect(read(reader, '')).toBeNull()
    expect(read(reader, '3')).toBe(3)
  })

  test.for(['0', '6', '2.5', '?'])('refuses %s with the reason of the value', (cell) => {
    expect(read(reader, cell)).toEqual(['must be a whole number from 1 to 5'])
  })
})

describe('lists', () => {
  test('are separated by semicolons', () => {
    expect(read(list(text(10)), 'Jeffreys; J-Bay;Supers')).toEqual(['Jeffreys', 'J-Bay', 'Supers'])
  })

  test('are empty when the cell is, and unknown where that is what empty means', () => {
    expect(read(list(text(10)), '')).toEqual([])
    expect(read(optionalList(text(10)), '')).toBeNull()
    expect(read(optionalList(text(10)), 'sand')).toEqual(['sand'])
  })

  test('refuse each value that is wrong', () => {
    expect(read(optionalList(oneOf(['low', 'mid'])), 'low; hi; ; lo')).toEqual([
      'is “hi”, must be one of: low, mid',
      'is “”, must be one of: low, mid',
      'is “lo”, must be one of: low, mid',
    ])
  })
})

describe('months', () => {
  test('read ranges', () => {
    expect(read(months, 'Nov-Feb; May')).toEqual([1, 2, 5, 11, 12])
  })

  test.for(['', 'summer', 'May-', 'May-Juli'])('refuse %j', (cell) => {
    expect(read(months, cell)).toEqual([
      `is “${cell}”, must be months such as Jul, Oct-Feb or Mar-May; Sep-Nov`,
    ])
  })
})

describe('airportCode', () => {
  test.for(['dps', 'DPSX', 'D1S', 'WADD'])('refuses %s', (cell) => {
    expect(read(airportCode, cell)).toEqual(['must be an IATA code of three capital letters'])
  })

  test('takes DPS', () => {
    expect(read(airportCode, 'DPS')).toBe('DPS')
  })
})
