import 'maplibre-gl/dist/maplibre-gl.css'
import {
  AttributionControl,
  type ErrorEvent,
  type MapInstance,
  Map as MapLibreMap,
  NavigationControl,
  useMap,
} from '@vis.gl/react-maplibre'
import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useLayoutEffect, useState } from 'react'
import { buildBaseStyle } from './base-style.ts'
import type { Land } from './land.ts'
import { LandSketch } from './land-sketch.tsx'
import styles from './live-map.module.css'
import type { MapSpot, MarkerTone } from './map-spots.ts'
import { MarkerLayer } from './marker-layer.tsx'
import type { SpotMapProps } from './spot-map.tsx'
import { useDetail } from './use-detail.ts'
import { useFit } from './use-fit.ts'
import { useKeepView } from './use-keep-view.ts'
import { useLand, useLandDrawn } from './use-land.ts'
import type { RememberedView } from './view-memory.ts'
import { MAX_ZOOM, MIN_ZOOM, toMapZoom } from './zoom.ts'

maplibre.setWorkerUrl(workerUrl)

type LiveMapProps = SpotMapProps & {
  restored: RememberedView | null
  /** A first sketch of the land. */
  land: Land
  /** The map could not be made. */
  onFailure: () => void
}

/** The real map. Browser only. */
export function LiveMap(props: LiveMapProps) {
  const { initialView, restored, land, onFailure, isEmbedded = false } = props
  const [baseStyle] = useState(() => buildBaseStyle(land))
  return (
    <MapLibreMap
      mapLib={maplibre}
      mapStyle={baseStyle}
      initialViewState={toStart(restored, initialView)}
      minZoom={toMapZoom(MIN_ZOOM)}
      maxZoom={toMapZoom(MAX_ZOOM)}
      cooperativeGestures={isEmbedded}
      maxPitch={0}
      renderWorldCopies={false}
      dragRotate={false}
      touchPitch={false}
      attributionControl={false}
      locale={CONTROL_WORDS}
      // Without this each tile that fails is written to the console; only a map that was never made has no target.
      onError={({ target }: ErrorEvent) => {
        if (!target) onFailure()
      }}
    >
      <NavigationControl position="top-right" showCompass={false} />
      <AttributionControl position="bottom-right" />
      <Contents {...props} />
    </MapLibreMap>
  )
}

const CONTROL_WORDS = { 'Map.Title': 'Map: arrow keys move it, plus and minus zoom' }

function Contents(props: LiveMapProps) {
  const map = useMap().current?.getMap()
  return map ? <ContentsOf {...props} map={map} /> : null
}

function ContentsOf({ map, ...props }: LiveMapProps & { map: MapInstance }) {
  const { spots, fit = true, rememberAs, restored, settings } = props
  useFlatMap(map)
  useFit(map, spots, fit, restored?.spots ?? null)
  useKeepView(map, spots, rememberAs)
  useLand(map)
  useDetail(map, settings.styleUrl)
  const isLandDrawn = useLandDrawn(map)
  if (!isLandDrawn) return <LandSketch map={map} land={props.land} />
  return (
    <MarkerLayer
      map={map}
      spots={spots}
      highlightedId={props.highlightedId ?? null}
      onHighlight={props.onHighlight}
      onOpen={props.onOpen}
      tone={props.tone ?? normalTone}
    />
  )
}

function toStart(restored: RememberedView | null, initial: SpotMapProps['initialView']) {
  const { latitude, longitude } = restored ?? initial
  return { latitude, longitude, zoom: restored?.zoom ?? toMapZoom(initial.zoom) }
}

function normalTone(_spot: MapSpot): MarkerTone {
  return 'normal'
}

/** North stays up for fingers and keys too, and the canvas says that it takes keys; the region around it has the name. */
function useFlatMap(map: MapInstance): void {
  useLayoutEffect(() => {
    map.touchZoomRotate.disableRotation()
    map.keyboard.disableRotation()
    map.getContainer().classList.add(styles.map ?? '')
    map.getCanvas().setAttribute('role', 'application')
  }, [map])
}
