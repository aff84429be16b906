import type { MapInstance } from '@vis.gl/react-maplibre'
import { useEffect } from 'react'

/** On the button of each marker, so that the order can be mended from what is really there. */
export const ORDER_ATTRIBUTE = 'data-marker-order'

/**
 * Puts the markers' elements in the order of reading. MapLibre appends each as it comes, so without this the tab key
 * would jump about the map. The element with the focus stays where it is, or it would lose it; the others move around it.
 */
export function useTabOrder(map: MapInstance, markers: readonly unknown[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new markers are what makes a new order necessary
  useEffect(() => {
    const container = map.getCanvasContainer()
    const holders = [...container.querySelectorAll<HTMLElement>(`[${ORDER_ATTRIBUTE}]`)]
      .sort((a, b) => orderOf(a) - orderOf(b))
      .map((button) => button.closest('.maplibregl-marker'))
    let next: Element | null = null
    for (const holder of holders.reverse()) {
      if (!holder) continue
      if (holder.nextElementSibling !== next && !holder.contains(document.activeElement))
        container.insertBefore(holder, next)
      next = holder
    }
  }, [map, markers])
}

function orderOf(button: HTMLElement): number {
  return Number(button.getAttribute(ORDER_ATTRIBUTE))
}
