import type { MapInstance } from '@vis.gl/react-maplibre'
import type { GeoJSONSource } from 'maplibre-gl'
import { useLayoutEffect } from 'react'
import fineUrl from 'world-atlas/land-10m.json?url'
import mediumUrl from 'world-atlas/land-50m.json?url'
import coarseUrl from 'world-atlas/land-110m.json?url'
import { requestAsset } from '#web/lib/request.ts'
import { LAND_SOURCE } from './base-style.ts'
import { type Land, toLand } from './land.ts'
import { whenStyled } from './when-styled.ts'
import { toMapZoom } from './zoom.ts'

/** From here on the finest coast is worth its three megabytes. */
const FINE_FROM_ZOOM = toMapZoom(5)

/** Decoded once for all maps of a visit. */
const lands = new Map<string, Promise<Land>>()

/** Draws the land, ever finer: a sketch at once, then the real coast, and its last detail for those who come near. */
export function useLand(map: MapInstance): void {
  useLayoutEffect(() => {
    const stop = new AbortController()
    void drawLand(map, stop.signal)
    return () => stop.abort()
  }, [map])
}

async function drawLand(map: MapInstance, stop: AbortSignal): Promise<void> {
  await whenStyled(map, stop)
  for (const url of [coarseUrl, mediumUrl, fineUrl]) {
    if (url === fineUrl) await whenNear(map, stop)
    const land = await findLand(url)
    if (stop.aborted) return
    if (land) map.getSource<GeoJSONSource>(LAND_SOURCE)?.setData(land)
  }
}

/** `undefined` when it cannot be had: the map then keeps the coast that it has. */
async function findLand(url: string): Promise<Land | undefined> {
  const land = lands.get(url) ?? requestAsset(url).then(toLand)
  lands.set(url, land)
  try {
    return await land
  } catch {
    lands.delete(url)
    return undefined
  }
}

function whenNear(map: MapInstance, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (map.getZoom() < FINE_FROM_ZOOM) return
      map.off('zoomend', check)
      resolve()
    }
    map.on('zoomend', check)
    stop.addEventListener('abort', () => map.off('zoomend', check))
    check()
  })
}
