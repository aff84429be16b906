/** Zooms as the product counts them: the world is 256 pixels wide at zoom 0. */
export const MIN_ZOOM = 2
export const MAX_ZOOM = 18
export const MAX_FIT_ZOOM = 12
export const MAX_CLUSTER_ZOOM = 18

/** MapLibre's world is 512 pixels wide at zoom 0, so it counts one less for the same picture. */
export function toMapZoom(zoom: number): number {
  return zoom - 1
}
