import type { Spot } from '#contract/spots.ts'
import { directionLabel, typeLabel } from '#web/lib/format.ts'
import type { HeadData } from '#web/lib/head-data.ts'

export function spotHead(spot: Spot): HeadData {
  const kind = `${directionLabel(spot.direction)} ${typeLabel(spot.type).toLowerCase()}`
  return {
    title: `${spot.name}, ${spot.new_region}`,
    description: `${kind} in ${spot.new_region}, ${spot.country}. ${spot.summary}`.slice(0, 300),
  }
}
