/** WGS 84, decimal degrees. */
export type Position = { latitude: number; longitude: number }

/** Of the sphere that all distances here are measured on. */
export const EARTH_RADIUS_KM = 6371
const RADIANS_PER_DEGREE = Math.PI / 180

/**
 * Great-circle distance on a sphere, kilometres.
 *
 * @see R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68 (1984), 159
 */
export function distanceKm(from: Position, to: Position): number {
  const halfLatitude = ((to.latitude - from.latitude) * RADIANS_PER_DEGREE) / 2
  const halfLongitude = ((to.longitude - from.longitude) * RADIANS_PER_DEGREE) / 2
  const haversine =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(from.latitude * RADIANS_PER_DEGREE) *
      Math.cos(to.latitude * RADIANS_PER_DEGREE) *
      Math.sin(halfLongitude) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/** Whether two numbers can be a place on Earth. */
export function isPosition(latitude: unknown, longitude: unknown): boolean {
  return (
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  )
}

const COMPASS_POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

/** The nearest of the eight compass points: 200 → `S`. */
export function compassPoint(bearingDegrees: number): (typeof COMPASS_POINTS)[number] {
  const index = (((Math.round(bearingDegrees / 45) % 8) + 8) % 8) as 0
  return COMPASS_POINTS[index]
}
