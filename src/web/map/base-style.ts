import type { FeatureCollection, MultiLineString } from 'geojson'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { PALETTE } from './palette.ts'

export const LAND_SOURCE = 'lineup-land'
/** The highest layer of the base map; a detail style lies above it. */
export const TOP_BASE_LAYER = 'lineup-coast'

const GRATICULE_STEP_DEGREES = 15
const MERCATOR_EDGE_DEGREES = 85.05

/** Widths in pixels at zooms 1, 6 and 11, as MapLibre counts; half of each lies hidden under the land. */
const SHELF_WIDTHS_PX = [
  [14, 44, 120],
  [8, 28, 76],
  [4, 14, 38],
] as const

/** Land and sea from the bundle: what is there before, without and beneath any detail map. */
export function buildBaseStyle(): StyleSpecification {
  return {
    version: 8,
    sources: {
      [LAND_SOURCE]: {
        type: 'geojson',
        data: { type: 'FeatureCollection', features: [] },
        attribution: '<a href="https://www.naturalearthdata.com/">Natural Earth</a>',
        tolerance: 0.5,
      },
      'lineup-graticule': { type: 'geojson', data: buildGraticule() },
    },
    layers: [
      {
        id: 'lineup-sea',
        type: 'background',
        paint: {
          'background-color': [
            'interpolate',
            ['linear'],
            ['zoom'],
            1,
            PALETTE.abyss,
            7,
            PALETTE.openSea,
          ],
        },
      },
      ...SHELF_WIDTHS_PX.map(shelfLayer),
      {
        id: 'lineup-graticule',
        type: 'line',
        source: 'lineup-graticule',
        maxzoom: 8,
        paint: { 'line-color': PALETTE.graticule, 'line-width': 1 },
      },
      {
        id: 'lineup-land',
        type: 'fill',
        source: LAND_SOURCE,
        paint: { 'fill-color': PALETTE.land, 'fill-antialias': false },
      },
      {
        id: TOP_BASE_LAYER,
        type: 'line',
        source: LAND_SOURCE,
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': PALETTE.coast,
          'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 6, 1, 11, 1.5],
        },
      },
    ],
  }
}

/** A contour ring of the sea floor, as charts print them: offset from the coast by pixels, not by real depth. */
function shelfLayer(widths: readonly [number, number, number], index: number): LayerSpecification {
  const [far, middle, near] = widths
  return {
    id: `lineup-shelf-${index}`,
    type: 'line',
    source: LAND_SOURCE,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': PALETTE.shelves[index] ?? PALETTE.openSea,
      'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 1, far, 6, middle, 11, near],
    },
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
