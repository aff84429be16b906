/** Worked out by the build: see `vite.config.ts`. */
declare module 'virtual:first-light' {
  type FirstLight = typeof import('./first-light.ts')
  export const SEA: ReturnType<FirstLight['firstLight']>
  export const POINT: ReturnType<FirstLight['drawPoint']>
}
