import MiniSearch from 'minisearch'
import type { Spot } from '#contract/spots.ts'
import { foldText } from '#domain/labels.ts'

/** A spot's names, folded, as the ranking compares them. */
type Names = { name: string; aliases: string[] }
export type SearchIndex = { index: MiniSearch; names: Names[] }
export type SearchHit = { position: number; alias: string | null }

const NAME_FIELDS = ['name', 'aliases']
const FIELDS = [...NAME_FIELDS, 'region', 'regionAliases', 'country', 'town']
const BOOST = { name: 6, aliases: 5, region: 2, regionAliases: 2, country: 1.5, town: 1 }
const NO_MATCH_IN_NAME = 4

/** Index over names, regions, countries and towns. `regionAliases` gives the other names of a region. */
export function buildSearchIndex(
  spots: readonly Spot[],
  regionAliases: (region: string) => readonly string[],
): SearchIndex {
  const index = new MiniSearch({
    fields: FIELDS,
    tokenize,
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, prefix: true, fuzzy: fuzziness, tokenize: wordsOf },
  })
  index.addAll(
    spots.map((spot, id) => ({
      id,
      name: spot.name,
      aliases: spot.aliases.join(' | '),
      region: spot.new_region,
      regionAliases: regionAliases(spot.new_region).join(' | '),
      country: spot.country,
      town: spot.nearest_town,
    })),
  )
  const names = spots.map(({ name, aliases }) => ({
    name: foldText(name),
    aliases: aliases.map(foldText),
  }))
  return { index, names }
}

/**
 * Spots that a query may mean, best first: the exact name, then names that begin with it, then names
 * that hold it, then what resembles it or lies in a place of that name. Ties keep the catalogue's order.
 */
export function findByText(
  { index, names }: SearchIndex,
  spots: readonly Spot[],
  query: string,
  limit: number,
): SearchHit[] {
  const folded = foldText(query)
  if (folded === '') return []
  const every = index.search(query, { combineWith: 'AND' })
  const results = every.length > 0 ? every : index.search(query, { combineWith: 'OR' })
  return results
    .map(({ id, score }) => {
      const position = id as number
      const { tier, alias } = rankNames(names[position], folded)
      return {
        position,
        score,
        tier,
        alias: alias === null ? null : spots[position]?.aliases[alias],
      }
    })
    .sort((a, b) => a.tier - b.tier || scoreOrder(a, b) || a.position - b.position)
    .slice(0, limit)
    .map(({ position, alias }) => ({ position, alias: alias ?? null }))
}

/** Within a tier of names the catalogue's order decides; only resemblance goes by score. */
function scoreOrder(a: { tier: number; score: number }, b: { score: number }): number {
  return a.tier === NO_MATCH_IN_NAME ? b.score - a.score : 0
}

/** 0 exact, 1 begins with, 2 a word begins with, 3 holds every word, 4 none of these; and which alias it was. */
function rankNames(
  names: Names | undefined,
  query: string,
): { tier: number; alias: number | null } {
  if (!names) return { tier: NO_MATCH_IN_NAME, alias: null }
  let best = { tier: rankName(names.name, query), alias: null as number | null }
  names.aliases.forEach((alias, index) => {
    const tier = rankName(alias, query)
    if (tier < best.tier) best = { tier, alias: index }
  })
  return best
}

function rankName(name: string, query: string): number {
  if (name === query || name.replaceAll(' ', '') === query.replaceAll(' ', '')) return 0
  if (name.startsWith(query)) return 1
  if (name.includes(` ${query}`)) return 2
  const words = name.split(' ')
  const holdsAll = query.split(' ').every((wanted) => words.some((word) => word.startsWith(wanted)))
  return holdsAll ? 3 : NO_MATCH_IN_NAME
}

function wordsOf(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean)
}

/** For the index: words, and for a name of short pieces (J-Bay, G-Land) also the whole written as one. */
function tokenize(text: string): string[] {
  return text.split('|').flatMap((name) => {
    const words = wordsOf(name)
    return words.length > 1 && words.some((word) => word.length === 1)
      ? [...words, words.join('')]
      : words
  })
}

/** Short words must be right; longer ones may be off by one letter in five. */
function fuzziness(term: string): number | false {
  return term.length < 4 ? false : 0.2
}
