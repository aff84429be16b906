import Supercluster from 'supercluster'
import { addLevels, countLevel, type LevelCounts } from './level-mix.ts'
import type { MapSpot } from './map-spots.ts'
import { MAX_CLUSTER_ZOOM, MAX_ZOOM, toMapZoom } from './zoom.ts'

/** What is on screen. Degrees; the zoom is whole and as MapLibre counts it. */
export type MapView = { west: number; south: number; east: number; north: number; zoom: number }

export type ClusterMarker = {
  kind: 'cluster'
  id: number
  count: number
  latitude: number
  longitude: number
  levels: LevelCounts
}
export type Marker = ClusterMarker | { kind: 'spot'; spot: MapSpot }
export type ClusterIndex = Supercluster<MapSpot, LevelCounts>

/** Pixels: a cluster icon is 40 wide, so that neighbours never quite touch. */
const CLUSTER_RADIUS_PX = 50
/** A step never ends exactly on a whole zoom; without this, a cluster that was opened could stay closed. */
const ZOOM_TOLERANCE = 0.001

/** The one place where spots are clustered: build once for each set of spots, then ask for each view. */
export function buildClusterIndex(spots: readonly MapSpot[]): ClusterIndex {
  const index: ClusterIndex = new Supercluster({
    radius: CLUSTER_RADIUS_PX,
    extent: 512, // MapLibre's tile size, so that the radius is in pixels of the screen
    maxZoom: toMapZoom(MAX_CLUSTER_ZOOM),
    map: (spot) => countLevel(spot.experience),
    reduce: addLevels,
  })
  return index.load(
    spots.map((spot) => ({
      type: 'Feature',
      properties: spot,
      geometry: { type: 'Point', coordinates: [spot.longitude, spot.latitude] },
    })),
  )
}

/** What to draw at this view, in the order of reading: north first, then west. */
export function markersInView(index: ClusterIndex, view: MapView): Marker[] {
  const { west, south, east, north, zoom } = view
  return index.getClusters([west, south, east, north], zoom).map(toMarker).sort(byScreenOrder)
}

/** The zoom that clusters are made for while the map is at any zoom between two whole ones. */
export function clusterZoom(zoom: number): number {
  return Math.floor(zoom + ZOOM_TOLERANCE)
}

/** Where a cluster falls apart, at most as near as the map goes. */
export function expansionZoom(index: ClusterIndex, clusterId: number): number {
  return Math.min(index.getClusterExpansionZoom(clusterId), toMapZoom(MAX_ZOOM))
}

/** The cluster among these markers that holds the spot, if the spot is not drawn on its own. */
export function findClusterOf(
  index: ClusterIndex,
  markers: readonly Marker[],
  spotId: number,
): ClusterMarker | undefined {
  if (markers.some((marker) => marker.kind === 'spot' && marker.spot.id === spotId))
    return undefined
  return markers
    .filter((marker) => marker.kind === 'cluster')
    .find(({ id, count }) =>
      index.getLeaves(id, count).some(({ properties }) => properties.id === spotId),
    )
}

export function markerPosition(marker: Marker): { latitude: number; longitude: number } {
  return marker.kind === 'spot' ? marker.spot : marker
}

function toMarker(feature: ReturnType<ClusterIndex['getClusters']>[number]): Marker {
  if (!('cluster_id' in feature.properties)) return { kind: 'spot', spot: feature.properties }
  const [longitude = 0, latitude = 0] = feature.geometry.coordinates
  const { cluster_id: id, point_count: count, ...properties } = feature.properties
  const { beginner, intermediate, advanced, unknown } = properties
  const levels = { beginner, intermediate, advanced, unknown }
  return { kind: 'cluster', id, count, latitude, longitude, levels }
}

function byScreenOrder(one: Marker, other: Marker): number {
  const a = markerPosition(one)
  const b = markerPosition(other)
  return b.latitude - a.latitude || a.longitude - b.longitude
}
