/** The frame of the home page's sea: what its drawing and its colours agree on. */
export const VIEW = { width: 1600, height: 900 }
export const HORIZON = 438
export const SUN = { x: 824, radius: 54 }
