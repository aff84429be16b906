import type { MapInstance } from '@vis.gl/react-maplibre'
import type { GeoJSON } from 'geojson'
import type { GeoJSONSource } from 'maplibre-gl'
import { useEffect, useLayoutEffect, useState } from 'react'
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

/** The sketch of the land with which every map begins. Decoded once for all maps of a visit, as are the finer ones. */
export const findCoarseLand = once(async () => toLand(await requestAsset(coarseUrl)))
const findMediumLand = once(async () => toLand(await requestAsset(mediumUrl)))
const findFineLand = once(async () => buildFineLand(await requestAsset(fineUrl)))

/** Of the view's own size, how far the finest coast reaches beyond it, and how near its edge may come. */
const INSET_REACH = 0.5
const INSET_RESERVE = 0.1

/** Draws the land ever finer: the real coast after the sketch, and its last detail for those who come near. */
export function useLand(map: MapInstance): void {
  useLayoutEffect(() => {
    const stop = new AbortController()
    drawLand(map, stop.signal).catch(() => {}) // what could not be had is missing; the map keeps the coast that it has
    return () => stop.abort()
  }, [map])
}

async function drawLand(map: MapInstance, stop: AbortSignal): Promise<void> {
  await whenStyled(map, stop)
  const medium = await findMediumLand().catch(() => undefined)
  if (stop.aborted) return
  if (medium) show(map, LAND_SOURCE, medium)
  await whenNear(map, stop)
  const fine = await findFineLand()
  if (!stop.aborted) followWithInset(map, fine, stop)
}

/** Whether the land has been drawn: spots come after it, so that they never float in an empty square. */
export function useLandDrawn(map: MapInstance): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const check = () => {
      if (!map.getSource(LAND_SOURCE) || !map.isSourceLoaded(LAND_SOURCE)) return
      map.off('render', check)
      setDrawn(true)
    }
    map.on('render', check)
    return () => {
      map.off('render', check)
    }
  }, [map])
  return isDrawn
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
