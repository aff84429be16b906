import type { FeatureCollection, GeoJSON, MultiLineString } from 'geojson'
import type {
  ExpressionSpecification,
  FillLayerSpecification,
  GeoJSONSourceSpecification,
  LineLayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import { NO_LAND } from './land.ts'
import { PALETTE } from './palette.ts'
import { toMapZoom } from './zoom.ts'

export const LAND_SOURCE = 'lineup-land'
/** The finest coast around the view: features of kind `sea`, which covers the coarser land, and `land`. */
export const INSET_SOURCE = 'lineup-inset'
/** From here on the finest coast is worth its three megabytes. */
export const INSET_FROM_ZOOM = toMapZoom(6)
/** The highest layer of the base map; a detail style lies above it. */
export const TOP_BASE_LAYER = 'lineup-inset-coast'

type DrawnLayer = LineLayerSpecification | FillLayerSpecification

const NATURAL_EARTH = '<a href="https://www.naturalearthdata.com/">Natural Earth</a>'
const GRATICULE_UNTIL_ZOOM = 8
const GRATICULE_STEP_DEGREES = 15
const MERCATOR_EDGE_DEGREES = 85.05

/** Widths in pixels at zooms 1, 6 and 11, as MapLibre counts; half of each lies hidden under the land. */
const SHELF_WIDTHS_PX = [
  [14, 44, 120],
  [8, 28, 76],
  [4, 14, 38],
] as const

/** Land and sea from the bundle: what is there before, without and beneath any detail map. */
export function buildBaseStyle(land: GeoJSON): StyleSpecification {
  return {
    version: 8,
    sources: {
      [LAND_SOURCE]: { ...landSource(land), attribution: NATURAL_EARTH },
      [INSET_SOURCE]: landSource(NO_LAND),
      'lineup-graticule': { type: 'geojson', data: buildGraticule() },
    },
    layers: [
      { id: 'lineup-sea', type: 'background', paint: { 'background-color': SEA } },
      ...shelfLayers(LAND_SOURCE),
      graticuleLayer('lineup-graticule-far', 0, INSET_FROM_ZOOM),
      ...landLayers(LAND_SOURCE),
      ...insetLayers([
        seaCoverLayer(),
        ...shelfLayers(INSET_SOURCE),
        graticuleLayer('lineup-graticule-near', INSET_FROM_ZOOM, GRATICULE_UNTIL_ZOOM),
        ...landLayers(INSET_SOURCE),
      ]),
    ],
  }
}

const SEA: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  1,
  PALETTE.abyss,
  7,
  PALETTE.openSea,
]

function landSource(data: GeoJSON): GeoJSONSourceSpecification {
  return { type: 'geojson', data, tolerance: 0.5 }
}

/** Contour rings of the sea floor, as charts print them: offset from the coast by pixels, not by real depth. */
function shelfLayers(source: string): DrawnLayer[] {
  return SHELF_WIDTHS_PX.map(([far, middle, near], index) => ({
    id: `${source}-shelf-${index}`,
    type: 'line',
    source,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': PALETTE.shelves[index] ?? PALETTE.openSea,
      'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 1, far, 6, middle, 11, near],
    },
  }))
}

function landLayers(source: string): DrawnLayer[] {
  return [
    {
      id: `${source}-fill`,
      type: 'fill',
      source,
      paint: { 'fill-color': PALETTE.land, 'fill-antialias': false },
    },
    {
      id: `${source}-coast`,
      type: 'line',
      source,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': PALETTE.coast,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 6, 1, 11, 1.5],
      },
    },
  ]
}

/** Shown from near only; of each source it is the land that is drawn, unless a layer says otherwise. */
function insetLayers(layers: readonly DrawnLayer[]): DrawnLayer[] {
  return layers.map((layer) =>
    layer.source === INSET_SOURCE
      ? { filter: ['==', ['get', 'kind'], 'land'], ...layer, minzoom: INSET_FROM_ZOOM }
      : layer,
  )
}

function seaCoverLayer(): DrawnLayer {
  return {
    id: 'lineup-inset-sea',
    type: 'fill',
    source: INSET_SOURCE,
    filter: ['==', ['get', 'kind'], 'sea'],
    paint: { 'fill-color': SEA, 'fill-antialias': false },
  }
}

function graticuleLayer(id: string, minzoom: number, maxzoom: number): DrawnLayer {
  return {
    id,
    type: 'line',
    source: 'lineup-graticule',
    minzoom,
    maxzoom,
    paint: { 'line-color': PALETTE.graticule, 'line-width': 1 },
  }
}

function buildGraticule(): FeatureCollection<MultiLineString> {
  const lines: [number, number][][] = []
  for (let longitude = -165; longitude < 180; longitude += GRATICULE_STEP_DEGREES)
    lines.push([
      [longitude, -MERCATOR_EDGE_DEGREES],
      [longitude, MERCATOR_EDGE_DEGREES],
    ])
  for (let latitude = -75; latitude < 85; latitude += GRATICULE_STEP_DEGREES)
    lines.push([
      [-180, latitude],
      [180, latitude],
    ])
  const geometry: MultiLineString = { type: 'MultiLineString', coordinates: lines }
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] }
}
