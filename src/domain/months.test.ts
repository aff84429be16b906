import { describe, expect, test } from 'vitest'
import {
  describeMonths,
  MONTH_NAMES,
  monthName,
  monthsFromTo,
  readMonth,
  readMonthRanges,
  shortMonthName,
} from './months.ts'

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

describe('monthName', () => {
  test('names January to December for 1 to 12', () => {
    expect(ALL.map(monthName)).toEqual([...MONTH_NAMES])
    expect(monthName(1)).toBe('January')
    expect(shortMonthName(9)).toBe('Sep')
  })

  test.for([0, 13, -1, 1.5, Number.NaN])('refuses %s', (month) => {
    expect(() => monthName(month)).toThrow(`A month is 1 to 12, not ${month}.`)
  })
})

describe('readMonth', () => {
  test.for([
    ['January', 1],
    ['may', 5],
    ['JUN', 6],
    [' sep ', 9],
    ['december', 12],
  ] as const)('reads %s as %i', ([text, month]) => {
    expect(readMonth(text)).toBe(month)
  })

  test.for(['', 'J', 'Ju', 'Janu', 'Sept', '1', 'Smarch', 'January February'])(
    'knows no month %j',
    (text) => {
      expect(readMonth(text)).toBeUndefined()
    },
  )

  test('reads back every full and short name', () => {
    for (const month of ALL) {
      expect(readMonth(monthName(month))).toBe(month)
      expect(readMonth(shortMonthName(month))).toBe(month)
    }
  })
})

describe('monthsFromTo', () => {
  test.for([
    { first: 3, last: 5, months: [3, 4, 5] },
    { first: 7, last: 7, months: [7] },
    { first: 11, last: 2, months: [11, 12, 1, 2] },
    { first: 12, last: 1, months: [12, 1] },
    { first: 1, last: 12, months: ALL },
    { first: 5, last: 4, months: [5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4] },
  ])('goes from $first through $last', ({ first, last, months }) => {
    expect(monthsFromTo(first, last)).toEqual(months)
  })

  test('starts and ends where it was told to, without doubles', () => {
    for (const first of ALL)
      for (const last of ALL) {
        const months = monthsFromTo(first, last)
        expect([months[0], months.at(-1)]).toEqual([first, last])
        expect(new Set(months).size).toBe(months.length)
      }
  })
})

describe('readMonthRanges', () => {
  test.for([
    ['Jul', [7]],
    ['Mar-May', [3, 4, 5]],
    ['Oct-Feb', [1, 2, 10, 11, 12]],
    ['Mar-May; Sep-Nov', [3, 4, 5, 9, 10, 11]],
    ['Sep-Nov;Mar', [3, 9, 10, 11]],
    ['Jan-Dec', ALL],
    ['Mar-May; Apr-Jun', [3, 4, 5, 6]],
  ] as const)('reads %s', ([text, months]) => {
    expect(readMonthRanges(text)).toEqual(months)
  })

  test.for([
    '',
    ';',
    'Mar-May;',
    'Mar-',
    '-May',
    'Mar-May-Jul',
    'Mar-Mayy',
    'Foo',
    'Mar, May',
    '3-5',
  ])('refuses %j as a whole', (text) => {
    expect(readMonthRanges(text)).toBeUndefined()
  })
})

describe('describeMonths', () => {
  test.for([
    { months: [], text: '' },
    { months: [7], text: 'Jul' },
    { months: [3, 4, 5], text: 'Mar-May' },
    { months: [1, 12], text: 'Dec-Jan' },
    { months: [1, 2, 6, 12], text: 'Dec-Feb, Jun' },
    { months: [9, 3, 10, 4], text: 'Mar-Apr, Sep-Oct' },
    { months: [1, 12, 11, 6, 8], text: 'Nov-Jan, Jun, Aug' },
    { months: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], text: 'Feb-Dec' },
    { months: ALL, text: 'All year' },
  ])('says $text for $months', ({ months, text }) => {
    expect(describeMonths(months)).toBe(text)
  })

  test('writes every set of months so that it can be read back', () => {
    for (let bits = 1; bits < 2 ** 12 - 1; bits++) {
      const months = ALL.filter((month) => bits & (1 << (month - 1)))
      expect(readMonthRanges(describeMonths(months).replaceAll(',', ';'))).toEqual(months)
    }
  })
})
