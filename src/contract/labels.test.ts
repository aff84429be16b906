import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  BreakTypeLabels,
  ContinentLabels,
  DirectionLabels,
  ExperienceLabels,
  MonthMap,
  readContinent,
} from './labels.ts'

/** The value, or the sentences that refuse it. */
function read(schema: z.ZodType, given: unknown) {
  const result = schema.safeParse(given)
  return result.success ? result.data : result.error.issues.map(({ message }) => message)
}

describe('label lists', () => {
  test('take one label or several, in any spelling, and give canonical ones', () => {
    expect(read(BreakTypeLabels, 'point')).toEqual(['Point-break'])
    expect(read(BreakTypeLabels, ['reef_break', 'Point Break'])).toEqual([
      'Point-break',
      'Reef-break',
    ])
    expect(read(ContinentLabels, ['North_America', 'australia & pacific'])).toEqual([
      'North America',
      'Australia & Pacific',
    ])
    expect(read(ExperienceLabels, 'Pros or kamikaze only…')).toEqual(['Pros or kamikaze only...'])
  })

  test('count doubles once and keep one order, so that the same question is the same', () => {
    expect(read(DirectionLabels, ['left', 'Right', 'LEFT'])).toEqual(['Right', 'Left'])
    expect(read(DirectionLabels, ['Right', 'left'])).toEqual(['Right', 'Left'])
  })

  test('ask for nothing when empty, and Any asks for nothing either', () => {
    expect(read(DirectionLabels, [])).toEqual([])
    expect(read(DirectionLabels, 'Any')).toEqual([])
    expect(read(DirectionLabels, ['any', 'Left'])).toEqual(['Left'])
  })

  test('know Any for a direction only', () => {
    expect(read(BreakTypeLabels, 'Any')).toEqual([
      'There is no type “Any”. Allowed: Point-break, Beach-break, Reef-break, Rivermouth.',
    ])
  })

  test('refuse every unknown label with what is allowed', () => {
    const allowed = 'Allowed: Right, Left, Both, Any.'
    expect(read(DirectionLabels, ['up', 'Left', 'down'])).toEqual([
      `There is no direction “up”. ${allowed}`,
      `There is no direction “down”. ${allowed}`,
    ])
  })

  test('cut a long unknown label short', () => {
    expect(read(DirectionLabels, 'x'.repeat(1000))).toEqual([
      `There is no direction “${'x'.repeat(60)}…”. Allowed: Right, Left, Both, Any.`,
    ])
  })

  test.for([5, null, true, {}, [5], [null], [['Left']], Array(51).fill('Left')])(
    'refuse what is no list of labels: %j',
    (given) => {
      expect(read(DirectionLabels, given)).toEqual([
        'direction is one label or a list of at most 50. Allowed: Right, Left, Both, Any.',
      ])
    },
  )
})

describe('readContinent', () => {
  test.for([
    ['Europe', 'Europe'],
    ['North_America', 'North America'],
    ['north-america', 'North America'],
    ['Australia_Pacific', 'Australia & Pacific'],
    ['Australia and Pacific', 'Australia & Pacific'],
    ['middle east', 'Middle East'],
    ['Central_America', 'Central America'],
    ['South_America', 'South America'],
  ] as const)('reads %s as %s', ([text, label]) => {
    expect(readContinent(text)).toBe(label)
  })

  test.for(['Atlantis', '', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'knows no continent %j',
    (text) => {
      expect(readContinent(text)).toBeUndefined()
    },
  )
})

describe('MonthMap', () => {
  test('reads chosen months in calendar order', () => {
    expect(read(MonthMap, { July: 1, June: true, january: 1, Dec: 1 })).toEqual([1, 6, 7, 12])
  })

  test('takes 0 and false as not chosen', () => {
    expect(read(MonthMap, { June: 0, July: false, May: 1 })).toEqual([5])
    expect(read(MonthMap, {})).toEqual([])
  })

  test('refuses an unknown month, chosen or not, with what is allowed', () => {
    const allowed = /^There is no month “Smarch”. Allowed: January, February, .*, December\.$/
    expect(read(MonthMap, { Smarch: 1 })).toEqual([expect.stringMatching(allowed)])
    expect(read(MonthMap, { Smarch: 0 })).toEqual([expect.stringMatching(allowed)])
  })

  test.for([{ June: 2 }, { June: '1' }, { June: null }, ['June'], 'June', 6, null])(
    'refuses %j and says what a month map is',
    (given) => {
      expect(read(MonthMap, given)).toEqual([
        'best_month maps months to 1 or true where they are chosen, 0 or false where not, such as {"June": 1}.',
      ])
    },
  )
})
