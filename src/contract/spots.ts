import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import {
  BreakType,
  BreakTypeLabels,
  Continent,
  ContinentLabels,
  Direction,
  DirectionLabels,
  Experience,
  ExperienceLabels,
  MonthMap,
  MonthNameSchema,
  WaveQuality,
} from './labels.ts'

export const NEARBY_RADIUS_KM = 50
export const MIN_SEARCH_LENGTH = 2
export const MAX_SPOTS_PER_LIST = 5000

const Rating = z.number().min(0).max(5)
const Bearing = z.number().min(0).max(359).nullable()
const CrowdClass = z.number().int().min(1).max(4).nullable()
const LengthClass = z.number().int().min(1).max(5).nullable()

const SPOT_ID_RULE = 'A spot id is a whole number from 1 to 2147483647, without leading zeros.'

/** One way to write each id, so that each spot has one address. */
export const SpotId = z
  .union([z.number(), z.string().regex(/^[1-9]\d{0,9}$/, SPOT_ID_RULE)], { error: SPOT_ID_RULE })
  .transform(Number)
  .pipe(z.number().int(SPOT_ID_RULE).min(1, SPOT_ID_RULE).max(2_147_483_647, SPOT_ID_RULE))

/** What every list gives of a spot. */
export const SpotSummary = z
  .object({
    id: z.number().int(),
    name: z.string(),
    lat: z.number(),
    lon: z.number(),
    new_region: z.string(),
    country: z.string(),
    continent: Continent,
    type: BreakType,
    direction: Direction,
    experience: Experience,
    wave_quality: WaveQuality,
    rating: Rating,
    best_season: z.string().nullable(),
    /** The months an editor names as best, in calendar order. */
    best_month: z.array(MonthNameSchema),
    /** Share of clean days in each month, January first, percent; null until the climate of the spot is known. */
    clean_by_month: z.array(z.number().min(0).max(100)).length(12).nullable(),
  })
  .meta({ id: 'SpotSummary' })
export type SpotSummary = z.output<typeof SpotSummary>

export const SpotMatch = SpotSummary.pick({ id: true, name: true, new_region: true, country: true })
  .extend({
    /** The other name that the query met, where it was not the name itself. */
    matched_alias: z.string().nullable(),
  })
  .meta({ id: 'SpotMatch' })
export type SpotMatch = z.output<typeof SpotMatch>

export const NearbySpot = SpotSummary.extend({ distance_km: z.number() }).meta({ id: 'NearbySpot' })
export type NearbySpot = z.output<typeof NearbySpot>

/** Everything the catalogue knows of a spot. An unknown value is null. */
export const Spot = SpotSummary.extend({
  aliases: z.array(z.string()),
  position_accuracy_km: z.number(),
  nearest_town: z.string(),
  bottom: z.array(z.string()).nullable(),
  /** 1 to 5; 5 breaks almost whenever there is swell anywhere. */
  reliability: z.number().min(1).max(5).nullable(),
  /** Days a year that it is surfable. */
  frequency: z.number().min(0).max(365).nullable(),
  week_crowd: CrowdClass,
  weekend_crowd: CrowdClass,
  normal_length: LengthClass,
  good_day_length: LengthClass,
  travelability_score: z.number().min(0).max(10).nullable(),
  /** Breaking wave face height, feet. */
  starts_working: z.number().nullable(),
  holds_up_to: z.number().nullable(),
  /** Degrees true: where the beach looks out to. */
  beach_facing: Bearing,
  /** Degrees true, where swell comes from, clockwise from the first to the second. */
  swell_window_from: Bearing,
  swell_window_to: Bearing,
  /** Degrees true, where the best wind comes from. */
  best_wind: Bearing,
  best_tide: z.array(z.string()).nullable(),
  hazards: z.array(z.string()).nullable(),
  international_airport_code: z.string().nullable(),
  nearest_airport: z.string().nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
  summary: z.string(),
  /** Where the figures come from. */
  data_source: z.string(),
  /** Null until the climate of the spot is known. */
  monthly_data: z.null(),
}).meta({ id: 'Spot' })
export type Spot = z.output<typeof Spot>

export const SpotFilter = z
  .strictObject(
    {
      continent: ContinentLabels.optional(),
      type: BreakTypeLabels.optional(),
      direction: DirectionLabels.optional(),
      experience: ExperienceLabels.optional(),
      best_month: MonthMap.optional(),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `There is no filter ${quoteSome(issue.keys as string[])}. Allowed: continent, type, direction, experience, best_month.`
          : 'A filter is a JSON object, {} at least.',
    },
  )
  .meta({ id: 'SpotFilter' })
export type SpotFilterInput = z.input<typeof SpotFilter>
export type SpotFilter = z.output<typeof SpotFilter>

const Latitude = coordinate('lat', 90)
const Longitude = coordinate('lon', 180)

export const searchSpots = {
  method: 'GET',
  isRead: true,
  path: '/api/surf_spots/search',
  summary: 'Spots by name, region or country; forgives typos, accents, case and word order',
  tag: 'Spots',
  query: z.object({
    q: z
      .string({
        error: ({ input }) =>
          input === undefined ? 'Say what to search for: q is missing.' : 'Give q once.',
      })
      .trim()
      .min(MIN_SEARCH_LENGTH, `Type at least ${MIN_SEARCH_LENGTH} characters to search.`)
      .max(100, 'A search has at most 100 characters.'),
    limit: wholeNumber('limit', 1, 100).default(20),
  }),
  response: z.array(SpotMatch),
} as const satisfies Endpoint

export const filterSpots = {
  method: 'POST',
  isRead: true,
  path: '/api/surf_spots/filter',
  summary: 'Spots that meet every clause given; an empty clause does not filter',
  tag: 'Spots',
  body: SpotFilter,
  response: z.array(SpotSummary),
} as const satisfies Endpoint

export const nearbySpots = {
  method: 'GET',
  isRead: true,
  path: '/api/surf_spots/nearby',
  summary: 'Spots within a great-circle distance, nearest first',
  tag: 'Spots',
  query: z.object({
    lat: Latitude,
    lon: Longitude,
    radius: z.coerce
      .number({ error: 'radius is a number of kilometres.' })
      .gt(0, 'radius is more than 0 and at most 20100 kilometres.')
      .max(20_100, 'radius is more than 0 and at most 20100 kilometres.')
      .default(NEARBY_RADIUS_KM),
  }),
  response: z.array(NearbySpot),
} as const satisfies Endpoint

export const listSpots = {
  method: 'GET',
  isRead: true,
  path: '/api/surf_spots',
  summary: 'All spots, or those of a region or continent, best first',
  tag: 'Spots',
  query: z.object({
    region: z
      .string('Give region once.')
      .trim()
      .max(120, 'A region name has at most 120 characters.')
      .optional(),
    limit: wholeNumber('limit', 1, MAX_SPOTS_PER_LIST).default(100),
    offset: wholeNumber('offset', 0, 10_000_000).default(0),
  }),
  response: z.array(SpotSummary),
} as const satisfies Endpoint

export const getSpot = {
  method: 'GET',
  isRead: true,
  path: '/api/surf_spots/:id',
  summary: 'Everything known of one spot',
  tag: 'Spots',
  params: z.object({ id: SpotId }),
  response: Spot,
} as const satisfies Endpoint

/** The first few, so that an answer stays short whatever was asked. */
function quoteSome(keys: string[]): string {
  return keys
    .slice(0, 5)
    .map((key) => `“${key.slice(0, 60)}”`)
    .join(', ')
}

function coordinate(name: string, most: number) {
  const allowed = `${name} is a number from -${most} to ${most}.`
  return z
    .string({
      error: ({ input }) => (input === undefined ? `${name} is missing: ${allowed}` : allowed),
    })
    .trim()
    .min(1, allowed)
    .transform(Number)
    .pipe(z.number({ error: allowed }).min(-most, allowed).max(most, allowed))
}

function wholeNumber(name: string, least: number, most: number) {
  const allowed = `${name} is a whole number from ${least} to ${most}.`
  return z.coerce.number({ error: allowed }).int(allowed).min(least, allowed).max(most, allowed)
}
