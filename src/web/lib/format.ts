import type { Direction } from '#domain/labels.ts'
import { describeMonths, readMonth } from '#domain/months.ts'

/** How people see a direction: what breaks both ways is an A-Frame. */
export function directionLabel(direction: Direction): string {
  return direction === 'Both' ? 'A-Frame' : direction
}

/** `Point-break` → `Point break`. */
export function typeLabel(type: string): string {
  return type.replace('-', ' ')
}

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n.toLocaleString('en')} ${n === 1 ? one : many}`
}

/** Month names as ranges: `Jun-Aug`. */
export function monthRange(names: readonly string[]): string {
  return describeMonths(names.flatMap((name) => readMonth(name) ?? []))
}

export function spotPath(id: number): string {
  return `/surf_spot/${id}`
}

export function regionPath(name: string): string {
  return `/region/${encodeURIComponent(name)}`
}
