import type { MapInstance } from '@vis.gl/react-maplibre'
import type { GeoJSON } from 'geojson'
import type { GeoJSONSource } from 'maplibre-gl'
import { useLayoutEffect } from 'react'
import fineUrl from 'world-atlas/land-10m.json?url'
import mediumUrl from 'world-atlas/land-50m.json?url'
import coarseUrl from 'world-atlas/land-110m.json?url'
import { requestAsset } from '#web/lib/request.ts'
import { INSET_FROM_ZOOM, INSET_SOURCE, LAND_SOURCE } from './base-style.ts'
import { type Bounds, growBounds, holdsBounds } from './fit.ts'
import { toLand } from './land.ts'
import { buildFineLand, cutInset, type FineLand } from './land-inset.ts'
import { boundsOfMap } from './map-bounds.ts'
import { once } from './once.ts'
import { whenStyled } from './when-styled.ts'

/** Decoded once for all maps of a visit. */
const findCoarseLand = once(async () => toLand(await requestAsset(coarseUrl)))
const findMediumLand = once(async () => toLand(await requestAsset(mediumUrl)))
const findFineLand = once(async () => buildFineLand(await requestAsset(fineUrl)))

/** Of the view's own size, how far the finest coast reaches beyond it, and how near its edge may come. */
const INSET_REACH = 0.5
const INSET_RESERVE = 0.1

/** Draws the land, ever finer: a sketch at once, then the real coast, and its last detail for those who come near. */
export function useLand(map: MapInstance): void {
  useLayoutEffect(() => {
    const stop = new AbortController()
    drawLand(map, stop.signal).catch(() => {}) // what could not be had is missing; the map keeps the coast that it has
    return () => stop.abort()
  }, [map])
}

async function drawLand(map: MapInstance, stop: AbortSignal): Promise<void> {
  await whenStyled(map, stop)
  for (const findLand of [findCoarseLand, findMediumLand]) {
    const land = await findLand().catch(() => undefined)
    if (stop.aborted) return
    if (land) show(map, LAND_SOURCE, land)
  }
  await whenNear(map, stop)
  const land = await findFineLand()
  if (!stop.aborted) followWithInset(map, land, stop)
}

/** Keeps a window of the finest coast around the view. */
function followWithInset(map: MapInstance, land: FineLand, stop: AbortSignal): void {
  let window: Bounds | null = null
  const update = () => {
    if (map.getZoom() < INSET_FROM_ZOOM) return
    const view = boundsOfMap(map)
    if (window && holdsBounds(window, growBounds(view, INSET_RESERVE))) return
    window = growBounds(view, INSET_REACH)
    show(map, INSET_SOURCE, cutInset(land, window))
  }
  map.on('move', update)
  stop.addEventListener('abort', () => map.off('move', update))
  update()
}

function whenNear(map: MapInstance, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (map.getZoom() < INSET_FROM_ZOOM) return
      map.off('zoomend', check)
      resolve()
    }
    map.on('zoomend', check)
    stop.addEventListener('abort', () => map.off('zoomend', check))
    check()
  })
}

function show(map: MapInstance, source: string, data: GeoJSON): void {
  map.getSource<GeoJSONSource>(source)?.setData(data)
}
