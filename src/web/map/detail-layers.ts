import type { MapInstance } from '@vis.gl/react-maplibre'
import type { ErrorEvent, MapSourceDataEvent } from 'maplibre-gl'
import { type DetailStyle, FADE_IN_GROUND } from './detail-style.ts'
import { PALETTE } from './palette.ts'

const GROUND_LAYER = 'lineup-ground'
/** MapLibre adds the source to what its tiles and descriptions fail with. */
type SourceError = ErrorEvent & { sourceId?: string }

/** So many failed tiles in a row, and the detail map is let go: the base map stands alone, and nobody is asked again. */
const MAX_FAILURES = 8

/**
 * Lays a detail map over the base map, piece by piece, so that nothing that is drawn goes away meanwhile.
 *
 * The base map's coast is coarse when seen from near. Once tiles have really come, a ground in the colour of the land covers it, and
 * the detail map's water is drawn on that; whenever a tile fails, the ground is lifted and the base map shows again.
 *
 * @returns takes all of it away
 */
export function addDetail(map: MapInstance, style: DetailStyle): () => void {
  const sourceIds = Object.keys(style.sources)
  let failures = 0
  let hasTiles = false

  function handleData(event: MapSourceDataEvent) {
    if (!sourceIds.includes(event.sourceId) || event.tile?.state !== 'loaded') return
    failures = 0
    hasTiles = true
  }
  function handleError(event: SourceError) {
    if (!event.sourceId || !sourceIds.includes(event.sourceId)) return
    failures += 1
    hasTiles = false
    showGround(map, false)
    if (failures >= MAX_FAILURES) remove()
  }
  function handleIdle() {
    if (hasTiles) showGround(map, true)
  }
  function remove() {
    map.off('sourcedata', handleData)
    map.off('error', handleError)
    map.off('idle', handleIdle)
    removeLayers(map, style)
  }

  map.on('sourcedata', handleData)
  map.on('error', handleError)
  map.on('idle', handleIdle)
  addLayers(map, style)
  return remove
}

function addLayers(map: MapInstance, style: DetailStyle): void {
  if (style.glyphs) map.setGlyphs(style.glyphs)
  for (const { id, url } of style.sprites) map.addSprite(id, url)
  for (const [id, source] of Object.entries(style.sources)) map.addSource(id, source)
  map.addLayer({
    id: GROUND_LAYER,
    type: 'background',
    paint: {
      'background-color': PALETTE.land,
      'background-opacity': 0,
      'background-opacity-transition': { duration: 400, delay: 0 },
    },
  })
  for (const layer of style.layers) map.addLayer(layer)
}

function removeLayers(map: MapInstance, style: DetailStyle): void {
  for (const id of [GROUND_LAYER, ...style.layers.map((layer) => layer.id)])
    if (map.getLayer(id)) map.removeLayer(id)
  for (const id of Object.keys(style.sources)) if (map.getSource(id)) map.removeSource(id)
}

function showGround(map: MapInstance, isShown: boolean): void {
  if (!map.getLayer(GROUND_LAYER)) return
  map.setPaintProperty(GROUND_LAYER, 'background-opacity', isShown ? FADE_IN_GROUND : 0)
}
