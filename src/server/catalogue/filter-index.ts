import type { SpotFilter, SpotSummary } from '#contract/spots.ts'
import type { Direction } from '#domain/labels.ts'
import { readMonth } from '#domain/months.ts'

/** One bit a spot, in the catalogue's order. */
type Bits = Uint32Array

/** For each clause and value, the spots that have it. */
export type FilterIndex = { size: number; byValue: Map<string, Bits> }

/** Asking for a side also finds what breaks both ways. */
const DIRECTIONS_FOUND: Record<Direction, readonly Direction[]> = {
  Right: ['Right', 'Both'],
  Left: ['Left', 'Both'],
  Both: ['Both'],
}

export function buildFilterIndex(spots: readonly SpotSummary[]): FilterIndex {
  const index: FilterIndex = { size: spots.length, byValue: new Map() }
  spots.forEach((spot, position) => {
    setBit(index, `continent:${spot.continent}`, position)
    setBit(index, `type:${spot.type}`, position)
    setBit(index, `direction:${spot.direction}`, position)
    setBit(index, `experience:${spot.experience}`, position)
    for (const name of spot.best_month) setBit(index, `month:${readMonth(name)}`, position)
  })
  return index
}

/**
 * Positions of the spots that meet every clause, ascending. Within a clause one value is enough;
 * an absent or empty clause does not filter.
 */
export function findMatches(index: FilterIndex, filter: SpotFilter): number[] {
  const clauses = clausesOf(filter)
    .filter((values) => values.length > 0)
    .map((values) => unionOf(index, values))
  return positionsIn(clauses, index.size)
}

/** One text for all filters that ask the same. */
export function filterKey(filter: SpotFilter): string {
  return clausesOf(filter).join(';')
}

function clausesOf({ continent, type, direction, experience, best_month }: SpotFilter): string[][] {
  const directions = new Set((direction ?? []).flatMap((wanted) => DIRECTIONS_FOUND[wanted]))
  return [
    (continent ?? []).map((value) => `continent:${value}`),
    (type ?? []).map((value) => `type:${value}`),
    [...directions].map((value) => `direction:${value}`),
    (experience ?? []).map((value) => `experience:${value}`),
    (best_month ?? []).map((value) => `month:${value}`),
  ]
}

function setBit(index: FilterIndex, value: string, position: number): void {
  let bits = index.byValue.get(value)
  if (!bits) {
    bits = new Uint32Array(Math.ceil(index.size / 32))
    index.byValue.set(value, bits)
  }
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31))
}

function unionOf(index: FilterIndex, values: string[]): Bits {
  const union = new Uint32Array(Math.ceil(index.size / 32))
  for (const value of values) {
    const bits = index.byValue.get(value)
    if (bits)
      for (let word = 0; word < union.length; word++)
        union[word] = (union[word] ?? 0) | (bits[word] ?? 0)
  }
  return union
}

function positionsIn(clauses: Bits[], size: number): number[] {
  const positions: number[] = []
  for (let word = 0; word * 32 < size; word++) {
    let bits = -1
    for (const clause of clauses) bits &= clause[word] ?? 0
    while (bits !== 0) {
      const position = word * 32 + (31 - Math.clz32(bits & -bits))
      if (position < size) positions.push(position)
      bits &= bits - 1
    }
  }
  return positions
}
