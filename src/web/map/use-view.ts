import type { MapInstance } from '@vis.gl/react-maplibre'
import { useEffect, useState } from 'react'
import { clusterZoom, type MapView } from './cluster-index.ts'
import { snapBounds } from './fit.ts'
import { boundsOfMap } from './map-bounds.ts'

/** What is on screen, in whole cells and whole zooms: while the map moves within them, nothing is drawn anew. */
export function useView(map: MapInstance): MapView {
  const [view, setView] = useState(() => readView(map))
  useEffect(() => {
    const update = () => {
      const next = readView(map)
      setView((current) => (isSameView(current, next) ? current : next))
    }
    update()
    map.on('move', update)
    map.on('resize', update)
    return () => {
      map.off('move', update)
      map.off('resize', update)
    }
  }, [map])
  return view
}

function readView(map: MapInstance): MapView {
  const zoom = clusterZoom(map.getZoom())
  return { ...snapBounds(boundsOfMap(map), zoom), zoom }
}

function isSameView(one: MapView, other: MapView): boolean {
  return (
    one.zoom === other.zoom &&
    one.west === other.west &&
    one.south === other.south &&
    one.east === other.east &&
    one.north === other.north
  )
}
