import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { z } from 'zod'

export type Land = FeatureCollection<Polygon>

type LandTopology = Topology<{ land: GeometryCollection }>

/** Enough to tell that this is a land file of world-atlas; its thousands of arcs are taken as they are. */
const LandFile = z.custom<LandTopology>(
  (file) =>
    z
      .looseObject({
        type: z.literal('Topology'),
        objects: z.looseObject({ land: z.looseObject({ type: z.literal('GeometryCollection') }) }),
        arcs: z.array(z.unknown()),
      })
      .safeParse(file).success,
  'This is not a land file of world-atlas.',
)

/**
 * The land of the world as polygons that a flat map can draw.
 *
 * Source: Natural Earth by way of world-atlas, whose rings are made for a globe. Two things are mended:
 * a ring that crosses the antimeridian goes on beyond ±180° instead of jumping back (MapLibre shows what sticks out on the
 * other side), and the ring around the south pole is closed along the lower edge of the map.
 */
export function toLand(file: unknown): Land {
  const topology = LandFile.parse(file)
  const { features } = feature(topology, topology.objects.land)
  return { type: 'FeatureCollection', features: features.flatMap(toPolygons) }
}

function toPolygons({ geometry }: Feature): Feature<Polygon>[] {
  return ringsOf(geometry as Polygon | MultiPolygon).map(([first = [], ...others]) => {
    const outer = unwrap(first, 0)
    const holes = others
      .map((hole) => unwrap(hole, middleLongitude(outer)))
      .filter((hole) => !isAroundPole(hole))
    const coordinates = [closeAroundPole(outer), ...holes]
    return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } }
  })
}

function ringsOf(geometry: Polygon | MultiPolygon): Position[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
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
