import { compassPoint } from '#domain/geo.ts'
import type { Point } from './field.ts'

const WORDS = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
} as const

/** 200 → `south`. */
export function bearingWord(bearing: number): string {
  return WORDS[compassPoint(bearing)]
}

/** A unit vector on a drawing with north up. */
export function bearingVector(bearing: number): Point {
  const angle = (bearing * Math.PI) / 180
  return { x: Math.sin(angle), y: -Math.cos(angle) }
}

/** How far it is clockwise from one bearing to another, 0 up to 360. */
export function clockwise(from: number, to: number): number {
  return (((to - from) % 360) + 360) % 360
}

/** The bearing halfway along a window that runs clockwise, also across north. */
export function windowMiddle(from: number, to: number): number {
  return (from + clockwise(from, to) / 2) % 360
}

/** The shorter way round from one bearing to another, −180 up to 180; negative is to the left. */
export function turn(from: number, to: number): number {
  return clockwise(from + 180, to) - 180
}
