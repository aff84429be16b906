/** Kept as two values, so that a marker's style changes only when its level does. */
export const RESTING = { zIndex: 1 }
export const RAISED = { zIndex: 2 }
