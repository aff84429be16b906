import { BREAK_TYPES, CONTINENTS, DIRECTIONS } from '#domain/labels.ts'
import { MONTH_NAMES } from '#domain/months.ts'
import { experiencesForLevel, SKILL_LEVELS } from '#domain/skill.ts'

export type BenchRequest = { method: 'GET' | 'POST'; path: string; body?: string }
export type BenchEntry = { name: string; requests: BenchRequest[] }

const NAMES = [
  'uluwatu',
  'supertubos',
  'jeffreys bay',
  'pipeline',
  'mundaka',
  'hossegor',
  'chicama',
  'raglan',
  'trestles',
  'snapper rocks',
  'el salvador',
  'cape town',
  'peru',
  'nazare',
  'muizenberg',
  'teahupoo',
  'cloudbreak',
  'anchor point',
]

/** What people ask for, with arguments that keep changing. The order is fixed, so every run asks the same. */
export const ENTRIES: BenchEntry[] = [
  { name: 'POST /api/surf_spots/filter', requests: filterRequests() },
  { name: 'GET /api/surf_spots/search', requests: searchRequests() },
]

/** Every continent, level, direction, type and month: more than two thousand different filters. */
function filterRequests(): BenchRequest[] {
  const requests: BenchRequest[] = []
  for (const continent of CONTINENTS)
    for (const level of SKILL_LEVELS)
      for (const direction of DIRECTIONS)
        for (const type of BREAK_TYPES)
          for (const month of MONTH_NAMES.filter((_, index) => index % 2 === 0)) {
            const filter = {
              continent: [continent],
              experience: experiencesForLevel(level),
              direction: [direction],
              type: [type],
              best_month: { [month]: 1 },
            }
            requests.push({
              method: 'POST',
              path: '/api/surf_spots/filter',
              body: JSON.stringify(filter),
            })
          }
  return shuffled(requests)
}

/** Names as they are typed: each beginning from two letters on, and each with one letter missing. */
function searchRequests(): BenchRequest[] {
  const texts = new Set<string>()
  for (const name of NAMES) {
    for (let length = 2; length <= name.length; length++) texts.add(name.slice(0, length))
    for (let lost = 1; lost < name.length; lost++)
      texts.add(name.slice(0, lost) + name.slice(lost + 1))
  }
  return shuffled(
    [...texts].map((text) => ({
      method: 'GET',
      path: `/api/surf_spots/search?q=${encodeURIComponent(text)}`,
    })),
  )
}

/** A fixed shuffle (linear congruential, Numerical Recipes' constants). */
function shuffled<Item>(items: Item[]): Item[] {
  let state = 1
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return items
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}
