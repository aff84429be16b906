export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export type MonthName = (typeof MONTH_NAMES)[number]

/** A month of the year, 1 to 12. */
export type Month = number

const MONTHS_IN_YEAR = 12

export function monthName(month: Month): MonthName {
  const name = MONTH_NAMES[month - 1]
  if (!name) throw new RangeError(`A month is 1 to 12, not ${month}.`)
  return name
}

/** `Jan` to `Dec`. */
export function shortMonthName(month: Month): string {
  return monthName(month).slice(0, 3)
}

/** The month that a name or a three-letter name means, in any case, or `undefined`. */
export function readMonth(text: string): Month | undefined {
  const lower = text.trim().toLowerCase()
  const index = MONTH_NAMES.findIndex((name) => {
    const full = name.toLowerCase()
    return full === lower || full.slice(0, 3) === lower
  })
  return index === -1 ? undefined : index + 1
}

/** All months from the first through the last, passing the year's end where needed: 11, 2 → 11, 12, 1, 2. */
export function monthsFromTo(first: Month, last: Month): Month[] {
  const count = ((last - first + MONTHS_IN_YEAR) % MONTHS_IN_YEAR) + 1
  return Array.from({ length: count }, (_, step) => ((first - 1 + step) % MONTHS_IN_YEAR) + 1)
}

/**
 * Months written as an editor writes them: `Mar-May; Sep-Nov`, `Oct-Feb`, `Jul`.
 *
 * @returns the months in calendar order, or `undefined` when the text is not such a list
 */
export function readMonthRanges(text: string): Month[] | undefined {
  const months = new Set<Month>()
  for (const part of text.split(';')) {
    const ends = part.split('-').map(readMonth)
    const first = ends[0]
    const last = ends.at(-1)
    if (!first || !last || ends.length > 2) return undefined
    for (const month of monthsFromTo(first, last)) months.add(month)
  }
  return [...months].sort((a, b) => a - b)
}

/** Months as a person reads them, runs joined also across the year's end: 1, 2, 6, 12 → `Dec-Feb, Jun`. */
export function describeMonths(months: readonly Month[]): string {
  const chosen = new Set(months)
  if (chosen.size === MONTHS_IN_YEAR) return 'All year'
  const runs: string[] = []
  for (const first of [...chosen].sort((a, b) => a - b)) {
    if (chosen.has(previousMonth(first))) continue
    let last = first
    while (chosen.has(nextMonth(last))) last = nextMonth(last)
    const start = shortMonthName(first)
    const run = first === last ? start : `${start}-${shortMonthName(last)}`
    if (last < first) runs.unshift(run)
    else runs.push(run)
  }
  return runs.join(', ')
}

function nextMonth(month: Month): Month {
  return (month % MONTHS_IN_YEAR) + 1
}

function previousMonth(month: Month): Month {
  return month === 1 ? MONTHS_IN_YEAR : month - 1
}
