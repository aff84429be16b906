import type { z } from 'zod'
import type { listRegionSpots } from '#contract/regions.ts'
import type {
  filterSpots,
  getSpot,
  listSpots,
  nearbySpots,
  SpotMatch,
  searchSpots,
} from '#contract/spots.ts'
import { distanceKm } from '#domain/geo.ts'
import { CONTINENTS, foldText, readLabel } from '#domain/labels.ts'
import { AppError } from '#server/errors.ts'
import { type Answer, createAnswer } from './answer.ts'
import { filterKey, findMatches } from './filter-index.ts'
import { findByText } from './search-index.ts'
import { findNearby, type Snapshot, type SnapshotRegion, toRegionListItem } from './snapshot.ts'

/**
 * What the catalogue answers, each from one snapshot, as bytes ready to send. A question whose answers are few is
 * answered once per version and kept; one with endless variety (text, position) is answered anew.
 */

export function answerSearch(
  snapshot: Snapshot,
  { q, limit }: z.output<typeof searchSpots.query>,
): Answer {
  const hits = findByText(snapshot.search, snapshot.spots, q, limit)
  const matches = hits.flatMap(({ position, alias }): SpotMatch[] => {
    const spot = snapshot.spots[position]
    if (!spot) return []
    const { id, name, new_region, country } = spot
    return [{ id, name, new_region, country, matched_alias: alias }]
  })
  return createAnswer(JSON.stringify(matches))
}

export function answerFilter(
  snapshot: Snapshot,
  filter: z.output<typeof filterSpots.body>,
): Answer {
  return kept(snapshot, `filter ${filterKey(filter)}`, () =>
    summaryList(snapshot, findMatches(snapshot.filter, filter)),
  )
}

export function answerNearby(
  snapshot: Snapshot,
  { lat, lon, radius }: z.output<typeof nearbySpots.query>,
): Answer {
  const here = { latitude: lat, longitude: lon }
  const items = findNearby(snapshot, lat, lon, radius).flatMap((position) => {
    const spot = snapshot.summaries[position]
    const json = snapshot.summaryJson[position]
    if (!spot || !json) return []
    const away = distanceKm(here, { latitude: spot.lat, longitude: spot.lon })
    return [`${json.slice(0, -1)},"distance_km":${Math.round(away * 100) / 100}}`]
  })
  return createAnswer(`[${items.join(',')}]`)
}

/** @throws AppError `invalid_request` when `region` is neither a region nor a continent */
export function answerList(
  snapshot: Snapshot,
  { region, limit, offset }: z.output<typeof listSpots.query>,
): Answer {
  const positions = region ? positionsIn(snapshot, region) : [...snapshot.spots.keys()]
  return summaryList(snapshot, positions.slice(offset, offset + limit))
}

/** @throws AppError `not_found` when there is no such spot; a merged one is answered by `movedSpotId` before */
export function answerSpot(snapshot: Snapshot, { id }: z.output<typeof getSpot.params>): Answer {
  const position = snapshot.positionById.get(id)
  if (position === undefined) {
    const gone = snapshot.retired.has(id)
    throw new AppError(
      'not_found',
      gone ? 'This spot was taken out of the catalogue.' : `There is no spot with the id ${id}.`,
    )
  }
  return kept(snapshot, `spot ${id}`, () => createAnswer(JSON.stringify(snapshot.spots[position])))
}

/** The id that a merged spot lives on under, or `undefined`. */
export function movedSpotId(snapshot: Snapshot, id: number): number | undefined {
  return snapshot.retired.get(id) ?? undefined
}

export function answerRegions(snapshot: Snapshot): Answer {
  return kept(snapshot, 'regions', () =>
    createAnswer(
      JSON.stringify(snapshot.regions.map((region) => toRegionListItem(snapshot, region))),
    ),
  )
}

/** @throws AppError `not_found` when there is no such region */
export function answerRegionSpots(
  snapshot: Snapshot,
  { name }: z.output<typeof listRegionSpots.params>,
): Answer {
  const region = findRegion(snapshot, name)
  if (!region) throw new AppError('not_found', `There is no region called “${name}”.`)
  return kept(snapshot, `region ${region.name}`, () => summaryList(snapshot, region.positions))
}

/** By name or alias, in any spelling. */
export function findRegion(snapshot: Snapshot, name: string): SnapshotRegion | undefined {
  return snapshot.regionByName.get(foldText(name))
}

function kept(snapshot: Snapshot, question: string, make: () => Answer): Answer {
  const known = snapshot.answers.get(question)
  if (known) return known
  const made = make()
  snapshot.answers.set(question, made)
  return made
}

function summaryList(snapshot: Snapshot, positions: number[]): Answer {
  return createAnswer(`[${positions.map((position) => snapshot.summaryJson[position]).join(',')}]`)
}

function positionsIn(snapshot: Snapshot, place: string): number[] {
  const region = findRegion(snapshot, place)
  if (region) return region.positions
  const continent = readLabel(CONTINENTS, place)
  if (continent) return findMatches(snapshot.filter, { continent: [continent] })
  throw new AppError(
    'invalid_request',
    `There is no region called “${place}”. Allowed: a name that /api/regions lists, or a continent (${CONTINENTS.join(', ')}).`,
  )
}
