import type { Feature, FeatureCollection, Polygon } from 'geojson'
import { clipRing } from './clip.ts'
import type { Bounds } from './fit.ts'
import { type LandTopology, type PolygonArcs, polygonsOf, readLandFile, toPolygon } from './land.ts'

/** The finest coast, ready to be cut from: nothing of it is decoded before it is needed. */
export type FineLand = {
  topology: LandTopology
  pieces: { arcs: PolygonArcs; bounds: Bounds }[]
  decoded: Map<PolygonArcs, Feature<Polygon>>
}
export type Inset = FeatureCollection<Polygon, { kind: 'sea' | 'land' }>

export function buildFineLand(file: unknown): FineLand {
  const topology = readLandFile(file)
  const arcBounds = topology.arcs.map((_, index) => boundsOfArc(topology, index))
  const pieces = polygonsOf(topology).map((arcs) => ({
    arcs,
    bounds: (arcs[0] ?? []).map((arc) => arcBounds[arc < 0 ? ~arc : arc] ?? NOWHERE).reduce(unite),
  }))
  return { topology, pieces, decoded: new Map() }
}

/**
 * A window of the finest coast, to be laid over the medium one like the inset of a sea chart: first the sea that covers
 * what is below, then the land in it. The whole world at this scale would be four hundred thousand points, and freeze the page.
 */
export function cutInset(land: FineLand, window: Bounds): Inset {
  const sea = toFeature('sea', [cornersOf(window)])
  const pieces = land.pieces
    .filter(({ bounds }) => overlaps(bounds, window))
    .map(({ arcs }) => decode(land, arcs).geometry.coordinates)
    .flatMap((rings) => WORLDS.map((shift) => clipPiece(rings, window, shift)))
    .filter((rings) => rings.length > 0)
  return { type: 'FeatureCollection', features: [sea, ...pieces.map((r) => toFeature('land', r))] }
}

/** A piece that crosses the antimeridian sticks out of the map on one side and is wanted on the other as well. */
const WORLDS = [-360, 0, 360]

const NOWHERE: Bounds = { west: 180, south: 90, east: -180, north: -90 }

function clipPiece(rings: Polygon['coordinates'], window: Bounds, shift: number) {
  const there = { ...window, west: window.west - shift, east: window.east - shift }
  const [outer = [], ...holes] = rings.map((ring) =>
    clipRing(ring, there).map(([x = 0, y = 0]) => [x + shift, y]),
  )
  return outer.length === 0 ? [] : [outer, ...holes.filter((hole) => hole.length > 0)]
}

function decode(land: FineLand, arcs: PolygonArcs): Feature<Polygon> {
  const piece = land.decoded.get(arcs) ?? toPolygon(land.topology, arcs)
  land.decoded.set(arcs, piece)
  return piece
}

/** Arcs are stored as steps from point to point in whole units of the file's own grid. */
function boundsOfArc({ arcs, transform }: LandTopology, index: number): Bounds {
  const [scaleX, scaleY] = transform?.scale ?? [1, 1]
  const [originX, originY] = transform?.translate ?? [0, 0]
  const bounds = { ...NOWHERE }
  let [x, y] = [0, 0]
  for (const [stepX = 0, stepY = 0] of arcs[index] ?? []) {
    x += stepX
    y += stepY
    bounds.west = Math.min(bounds.west, x * scaleX + originX)
    bounds.east = Math.max(bounds.east, x * scaleX + originX)
    bounds.south = Math.min(bounds.south, y * scaleY + originY)
    bounds.north = Math.max(bounds.north, y * scaleY + originY)
  }
  return bounds
}

function unite(one: Bounds, other: Bounds): Bounds {
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  }
}

function overlaps(one: Bounds, other: Bounds): boolean {
  const besides = one.east < other.west || one.west > other.east
  return !besides && one.north >= other.south && one.south <= other.north
}

function cornersOf({ west, south, east, north }: Bounds): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}

function toFeature(
  kind: 'sea' | 'land',
  coordinates: Polygon['coordinates'],
): Inset['features'][number] {
  return { type: 'Feature', properties: { kind }, geometry: { type: 'Polygon', coordinates } }
}
