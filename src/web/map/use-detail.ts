import type { MapInstance } from '@vis.gl/react-maplibre'
import { useLayoutEffect } from 'react'
import { requestAsset } from '#web/lib/request.ts'
import { addDetail } from './detail-layers.ts'
import { readDetailStyle } from './detail-style.ts'
import { whenStyled } from './when-styled.ts'

const STYLE_TIMEOUT_MS = 10_000

/** Lays the detail map over the base map if it answers. If it does not, the base map is enough and nothing is said. */
export function useDetail(map: MapInstance, styleUrl: string | null): void {
  useLayoutEffect(() => {
    if (styleUrl === null) return
    const stop = new AbortController()
    let removeDetail = () => {}
    loadDetail(map, styleUrl, stop.signal).then(
      (remove) => {
        if (remove) removeDetail = remove
      },
      () => {}, // out of reach, too slow or no style: the base map stays
    )
    return () => {
      stop.abort()
      removeDetail()
    }
  }, [map, styleUrl])
}

async function loadDetail(map: MapInstance, styleUrl: string, stop: AbortSignal) {
  const address = new URL(styleUrl, document.baseURI).href
  const signal = AbortSignal.any([stop, AbortSignal.timeout(STYLE_TIMEOUT_MS)])
  const style = readDetailStyle(await requestAsset(address, signal), address)
  await whenStyled(map, stop)
  return stop.aborted ? undefined : addDetail(map, style)
}
