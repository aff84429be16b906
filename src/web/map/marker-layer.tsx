import type { MapInstance } from '@vis.gl/react-maplibre'
import { useCallback, useEffect, useId, useMemo } from 'react'
import {
  buildClusterIndex,
  type ClusterMarker as Cluster,
  type ClusterIndex,
  expansionZoom,
  findClusterOf,
  markersInView,
} from './cluster-index.ts'
import { ClusterMarker } from './cluster-marker.tsx'
import type { MapSpot, MarkerTone } from './map-spots.ts'
import { SpotMarker } from './spot-marker.tsx'
import { SpotPopup } from './spot-popup.tsx'
import { useActiveSpot } from './use-active-spot.ts'
import { useTabOrder } from './use-tab-order.ts'
import { useView } from './use-view.ts'

export type MarkerLayerProps = {
  map: MapInstance
  spots: readonly MapSpot[]
  highlightedId: number | null
  onHighlight: ((id: number | null) => void) | undefined
  onOpen: ((spot: MapSpot) => void) | undefined
  tone: (spot: MapSpot) => MarkerTone
}

/** The spots and clusters in view, and the popup of the one that is pointed at. */
export function MarkerLayer(props: MarkerLayerProps) {
  const { map, spots, highlightedId, onHighlight, onOpen, tone } = props
  const popupId = useId()
  const index = useMemo(() => buildClusterIndex(spots), [spots])
  const view = useView(map)
  const markers = useMemo(() => markersInView(index, view), [index, view])
  const { active, actions, close } = useActiveSpot({ onOpen, onHighlight })
  const zoomInto = useZoomInto(map, index)
  const isActiveInView = markers.some(
    (marker) => marker.kind === 'spot' && marker.spot.id === active?.spot.id,
  )
  const highlightedCluster = useMemo(
    () => (highlightedId === null ? undefined : findClusterOf(index, markers, highlightedId)),
    [index, markers, highlightedId],
  )

  useTabOrder(map, markers)
  useSeaPress(map, close)
  useEffect(() => {
    if (active && !isActiveInView) actions.vanish()
  }, [active, isActiveInView, actions])

  return (
    <>
      {markers.map((marker, order) =>
        marker.kind === 'cluster' ? (
          <ClusterMarker
            key={`cluster-${marker.id}`}
            cluster={marker}
            order={order}
            isHighlighted={marker.id === highlightedCluster?.id}
            onZoom={zoomInto}
          />
        ) : (
          <SpotMarker
            key={marker.spot.id}
            spot={marker.spot}
            tone={tone(marker.spot)}
            order={order}
            isHighlighted={[highlightedId, active?.spot.id].includes(marker.spot.id)}
            hasPopup={active?.spot.id === marker.spot.id}
            isHeld={active?.isHeld === true && active.spot.id === marker.spot.id}
            popupId={popupId}
            actions={actions}
          />
        ),
      )}
      {active && isActiveInView && (
        <SpotPopup
          key={active.spot.id}
          active={active}
          id={popupId}
          onOpen={onOpen && (() => onOpen(active.spot))}
        />
      )}
    </>
  )
}

/** Opens a cluster by going to the zoom where it falls apart. */
function useZoomInto(map: MapInstance, index: ClusterIndex): (cluster: Cluster) => void {
  return useCallback(
    ({ id, latitude, longitude }) => {
      // Pressed by key, the button has the focus and goes away; from the map the tab key leads on to the new markers.
      if (map.getCanvasContainer().contains(document.activeElement))
        map.getCanvas().focus({ preventScroll: true })
      map.easeTo({ center: [longitude, latitude], zoom: expansionZoom(index, id), duration: 600 })
    },
    [map, index],
  )
}

/** A press beside all markers. */
function useSeaPress(map: MapInstance, act: () => void): void {
  useEffect(() => {
    const handleClick = ({ originalEvent }: { originalEvent: MouseEvent }) => {
      if (originalEvent.target === map.getCanvas()) act()
    }
    map.on('click', handleClick)
    return () => {
      map.off('click', handleClick)
    }
  }, [map, act])
}
