import type { Feature, FeatureCollection, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification'
import { z } from 'zod'

export type Land = FeatureCollection<Polygon>
export const NO_LAND: Land = { type: 'FeatureCollection', features: [] }

export type LandTopology = Topology<{ land: GeometryCollection }>
/** Which arcs make up the rings of a polygon, the outer ring first. */
export type PolygonArcs = MultiPolygon['arcs'][number]

const LandShape = z.looseObject({
  type: z.literal('Topology'),
  objects: z.looseObject({
    land: z.looseObject({
      type: z.literal('GeometryCollection'),
      geometries: z.array(z.looseObject({ type: z.literal('MultiPolygon') })),
    }),
  }),
  arcs: z.array(z.unknown()),
})

/** Enough to tell that this is a land file of world-atlas; its hundreds of thousands of points are taken as they are. */
const LandFile = z.custom<LandTopology>(
  (file) => LandShape.safeParse(file).success,
  'This is not a land file of world-atlas.',
)

export function readLandFile(file: unknown): LandTopology {
  return LandFile.parse(file)
}

/**
 * The land of the world as polygons that a flat map can draw.
 *
 * Source: Natural Earth by way of world-atlas, whose rings are made for a globe. Two things are mended:
 * a ring that crosses the antimeridian goes on beyond ±180° instead of jumping back (MapLibre shows what sticks out on the
 * other side), and the ring around the south pole is closed along the lower edge of the map.
 */
export function toLand(file: unknown): Land {
  const topology = readLandFile(file)
  const features = polygonsOf(topology).map((arcs) => toPolygon(topology, arcs))
  return { type: 'FeatureCollection', features }
}

export function polygonsOf(topology: LandTopology): PolygonArcs[] {
  return topology.objects.land.geometries.flatMap((geometry) => (geometry as MultiPolygon).arcs)
}

/** One piece of land, mended as said above. */
export function toPolygon(topology: LandTopology, arcs: PolygonArcs): Feature<Polygon> {
  const { geometry } = feature(topology, { type: 'Polygon', arcs })
  const [first = [], ...others] = (geometry as Polygon).coordinates
  const outer = unwrap(first, 0)
  const holes = others
    .map((hole) => unwrap(hole, middleLongitude(outer)))
    .filter((hole) => !isAroundPole(hole))
  const coordinates = [closeAroundPole(outer), ...holes]
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } }
}

/**
 * Walks round the ring and never turns by more than half the world: 179 → -179 becomes 179 → 181. Then moves it by whole
 * worlds to where its middle is near the given longitude; what stuck out further than need be would be drawn as a streak.
 */
function unwrap(ring: Position[], nearLongitude: number): Position[] {
  let turns = 0
  let before = ring[0]?.[0] ?? 0
  const unwrapped = ring.map(([longitude = 0, latitude = 0]) => {
    if (longitude - before > 180) turns -= 1
    if (longitude - before < -180) turns += 1
    before = longitude
    return [longitude + turns * 360, latitude]
  })
  const shift = Math.round((middleLongitude(unwrapped) - nearLongitude) / 360) * 360
  return shift === 0 ? unwrapped : unwrapped.map(([x = 0, y = 0]) => [x - shift, y])
}

function middleLongitude(ring: Position[]): number {
  let west = Number.POSITIVE_INFINITY
  let east = Number.NEGATIVE_INFINITY
  for (const [longitude = 0] of ring) {
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
  }
  return (west + east) / 2
}

/** Such a ring ends a whole world away from where it began. */
function isAroundPole(ring: Position[]): boolean {
  return Math.abs((ring.at(-1)?.[0] ?? 0) - (ring[0]?.[0] ?? 0)) > 180
}

function closeAroundPole(ring: Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || !isAroundPole(ring)) return ring
  return [...ring, [last[0] ?? 0, -90], [first[0] ?? 0, -90], first]
}
