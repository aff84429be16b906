import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { LRUCache } from 'lru-cache'
import type { ArtefactRegion, CatalogueArtefact } from '#contract/artefact.ts'
import type { RegionListItem } from '#contract/regions.ts'
import { type Spot, SpotSummary } from '#contract/spots.ts'
import { EARTH_RADIUS_KM } from '#domain/geo.ts'
import { foldText } from '#domain/labels.ts'
import type { Answer } from './answer.ts'
import { buildFilterIndex, type FilterIndex } from './filter-index.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'

/** How much of what was asked for is kept ready, bytes. Pages and drawings apart, so that filters never push them out. */
const KEPT_ANSWER_BYTES = 24 * 1024 * 1024
const KEPT_PAGE_BYTES = 96 * 1024 * 1024
/** A kept answer also holds its compressed forms, and its own bookkeeping. */
const COMPRESSED_SHARE = 1.4
const BOOKKEEPING_BYTES = 500

/** As far as two places can be apart. The index compares haversines, which shrink again beyond it. */
const HALF_EARTH_KM = Math.PI * EARTH_RADIUS_KM

/** A region with the positions of its spots, best first. */
export type SnapshotRegion = ArtefactRegion & { positions: number[] }

/**
 * One catalogue version, indexed and immutable. Spots are known by their position in the catalogue's order
 * (best first); every index gives positions.
 */
export type Snapshot = {
  version: string
  spots: readonly Spot[]
  /** What lists give of each spot, and the same as JSON. */
  summaries: readonly SpotSummary[]
  summaryJson: readonly string[]
  positionById: ReadonlyMap<number, number>
  /** Ids that are no spots any more, and the id that each became, if any. */
  retired: ReadonlyMap<number, number | null>
  regions: readonly SnapshotRegion[]
  /** By folded name, and by every alias that only one region has. */
  regionByName: ReadonlyMap<string, SnapshotRegion>
  filter: FilterIndex
  search: SearchIndex
  places: KDBush
  /** Answers made for this version, by what they answer. */
  answers: LRUCache<string, Answer>
  /** Pages and drawings made for this version, by their path. */
  pages: LRUCache<string, Answer>
}

export function buildSnapshot(artefact: CatalogueArtefact): Snapshot {
  const { spots } = artefact
  const summaries = spots.map((spot) => SpotSummary.parse(spot))
  const regions = artefact.regions.map((region) => ({ ...region, positions: [] as number[] }))
  const regionByName = indexRegions(regions)
  spots.forEach((spot, position) => {
    regionByName.get(foldText(spot.new_region))?.positions.push(position)
  })
  const aliasesOf = (region: string) => regionByName.get(foldText(region))?.aliases ?? []
  return {
    version: artefact.version,
    spots,
    summaries,
    summaryJson: summaries.map((summary) => JSON.stringify(summary)),
    positionById: new Map(spots.map((spot, position) => [spot.id, position])),
    retired: new Map(artefact.retired.map(({ id, mergedInto }) => [id, mergedInto])),
    regions,
    regionByName,
    filter: buildFilterIndex(summaries),
    search: buildSearchIndex(spots, aliasesOf),
    places: buildPlaces(spots),
    answers: createCache(KEPT_ANSWER_BYTES),
    pages: createCache(KEPT_PAGE_BYTES),
  }
}

/** Positions of spots within a great-circle distance, nearest first; the date line is no border. */
export function findNearby(
  snapshot: Snapshot,
  latitude: number,
  longitude: number,
  radiusKm: number,
): number[] {
  const radius = Math.min(radiusKm, HALF_EARTH_KM)
  return around(snapshot.places, longitude, latitude, undefined, radius) as number[]
}

/** The region as `GET /api/regions` lists it. */
export function toRegionListItem(snapshot: Snapshot, region: SnapshotRegion): RegionListItem {
  const { name, country, continent, summary, positions } = region
  const middle = middleOf(positions.flatMap((position) => snapshot.spots[position] ?? []))
  return {
    region: name,
    name,
    country,
    continent,
    spot_count: positions.length,
    ...middle,
    summary,
  }
}

function createCache(maxSize: number): LRUCache<string, Answer> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ body }) => Math.ceil(body.length * COMPRESSED_SHARE) + BOOKKEEPING_BYTES,
  })
}

function indexRegions(regions: SnapshotRegion[]): Map<string, SnapshotRegion> {
  const byName = new Map<string, SnapshotRegion>()
  const shared = new Set<string>()
  for (const region of regions)
    for (const alias of region.aliases.map(foldText)) {
      if (byName.has(alias)) shared.add(alias)
      byName.set(alias, region)
    }
  for (const alias of shared) byName.delete(alias)
  for (const region of regions) byName.set(foldText(region.name), region)
  return byName
}

function buildPlaces(spots: readonly Spot[]): KDBush {
  const places = new KDBush(spots.length)
  for (const spot of spots) places.add(spot.lon, spot.lat)
  places.finish()
  return places
}

/** The mean of unit vectors, so that spots on both sides of the date line have their middle between them. */
function middleOf(spots: Spot[]): { lat: number; lon: number } {
  const sum = { x: 0, y: 0, z: 0 }
  for (const { lat, lon } of spots) {
    const [phi, lambda] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180]
    sum.x += Math.cos(phi) * Math.cos(lambda)
    sum.y += Math.cos(phi) * Math.sin(lambda)
    sum.z += Math.sin(phi)
  }
  const degrees = (radians: number) => Math.round((radians * 180 * 10_000) / Math.PI) / 10_000
  return {
    lat: degrees(Math.atan2(sum.z, Math.hypot(sum.x, sum.y))),
    lon: degrees(Math.atan2(sum.y, sum.x)),
  }
}
