import { z } from 'zod'
import { isPosition } from '#domain/geo.ts'

/** A spot as the map draws it: a place, a name, and what shape, size and popup need. */
export type MapSpot = {
  id: number
  name: string
  latitude: number
  longitude: number
  region?: string | null
  type?: string | null
  experience?: string | null
  waveQuality?: string | null
}

/** How loudly a marker speaks: recommended, as usual, or out of season. */
export type MarkerTone = 'best' | 'normal' | 'dim'

const Text = z.string().trim().min(1).nullish().catch(null)

const Summary = z.looseObject({
  id: z.number().int(),
  name: z.string().trim().min(1),
  lat: z.unknown().optional(),
  lon: z.unknown().optional(),
  latitude: z.unknown().optional(),
  longitude: z.unknown().optional(),
  new_region: Text,
  region: Text,
  type: Text,
  experience: Text,
  wave_quality: Text,
})

/** Spots from the summaries of the API. What cannot be placed or named is skipped, each with a warning. */
export function toMapSpots(items: readonly unknown[]): MapSpot[] {
  return items.flatMap((item) => {
    const spot = readSpot(item)
    if (spot) return [spot]
    warnOfSkipped(item)
    return []
  })
}

/** The spots that can be drawn, in their order; each of the others is skipped with a warning. */
export function drawableSpots(spots: readonly MapSpot[]): MapSpot[] {
  return spots.filter((spot) => {
    const isDrawable = spot.name !== '' && isPosition(spot.latitude, spot.longitude)
    if (!isDrawable) warnOfSkipped(spot)
    return isDrawable
  })
}

/**
 * The same text for the same set of spots, in whatever order. Sums and exclusive-ors do not care for order, so that
 * a hundred thousand ids need no sorting.
 */
export function spotSetKey(spots: readonly MapSpot[]): string {
  let sum = 0
  let mix = 0
  for (const { id } of spots) {
    const scattered = Math.imul(id ^ (id >>> 15), 0x2c1b3c6d)
    sum = (sum + scattered) >>> 0
    mix ^= Math.imul(scattered ^ (scattered >>> 12), 0x297a2d39)
  }
  return `${spots.length}-${sum.toString(36)}-${(mix >>> 0).toString(36)}`
}

function readSpot(item: unknown): MapSpot | undefined {
  const parsed = Summary.safeParse(item)
  if (!parsed.success) return undefined
  const { id, name, type, experience, new_region, region, wave_quality } = parsed.data
  const latitude = parsed.data.lat ?? parsed.data.latitude
  const longitude = parsed.data.lon ?? parsed.data.longitude
  if (!isPosition(latitude, longitude)) return undefined
  return {
    id,
    name,
    latitude: latitude as number, // isPosition has just said so
    longitude: longitude as number,
    region: new_region ?? region ?? null,
    type: type ?? null,
    experience: experience ?? null,
    waveQuality: wave_quality ?? null,
  }
}

function warnOfSkipped(item: unknown): void {
  console.warn('A surf spot without a name or a valid position is not drawn on the map.', item)
}
