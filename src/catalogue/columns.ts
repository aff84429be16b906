import type { ContinentKey } from '#domain/labels.ts'
import {
  BREAK_TYPES,
  CONTINENT_LABELS,
  DIRECTIONS,
  EXPERIENCES,
  WAVE_QUALITIES,
} from '#domain/labels.ts'
import { airportCode, list, months, number, oneOf, optional, optionalList, text } from './cells.ts'

/** The columns of `data/`, in order; `data/README.md` is their dictionary. */

const CONTINENT_KEYS = Object.keys(CONTINENT_LABELS) as ContinentKey[]
const BOTTOMS = ['sand', 'rock', 'boulders', 'cobblestone', 'coral', 'lava', 'reef'] as const
const TIDES = ['low', 'mid', 'high', 'all'] as const
const HAZARDS = [
  'rocks',
  'shallow reef',
  'urchins',
  'rips',
  'strong current',
  'sharks',
  'crocodiles',
  'jellyfish',
  'stingrays',
  'heavy shorebreak',
  'crowds',
  'localism',
  'pollution',
  'cold water',
  'hold-downs',
  'boats',
] as const

export const REGION_COLUMNS = {
  name: text(60).regex(/^[^/\\]*$/, 'must not contain a slash'),
  aliases: list(text(60)),
  country: text(60),
  continent: oneOf(CONTINENT_KEYS),
  summary: text(500),
}

const bearing = optional(number(0, 359, 0))
const crowd = optional(number(1, 4, 0))
const length = optional(number(1, 5, 0))
const faceHeightFt = optional(number(0, 100, 1))

export const SPOT_COLUMNS = {
  id: number(1, 2_147_483_647, 0),
  name: text(80),
  aliases: list(text(80)),
  latitude: number(-90, 90, 6),
  longitude: number(-180, 180, 6),
  position_accuracy_km: number(0.01, 5, 2),
  nearest_town: text(80),
  region: text(60),
  type: oneOf(BREAK_TYPES),
  direction: oneOf(DIRECTIONS),
  experience: oneOf(EXPERIENCES),
  wave_quality: oneOf(WAVE_QUALITIES),
  rating: number(0, 5, 1),
  best_months: months,
  bottom: optionalList(oneOf(BOTTOMS)),
  reliability: optional(number(1, 5, 0)),
  frequency: optional(number(0, 365, 0)),
  week_crowd: crowd,
  weekend_crowd: crowd,
  normal_length: length,
  good_day_length: length,
  travelability_score: optional(number(0, 10, 0)),
  starts_working: faceHeightFt,
  holds_up_to: faceHeightFt,
  beach_facing: bearing,
  swell_window_from: bearing,
  swell_window_to: bearing,
  best_wind: bearing,
  best_tide: optionalList(oneOf(TIDES)),
  hazards: optionalList(oneOf(HAZARDS)),
  international_airport_code: optional(airportCode),
  nearest_airport: optional(airportCode),
  confidence: oneOf(['high', 'medium', 'low']),
  summary: text(500),
}

export const RETIRED_COLUMNS = {
  id: number(1, 2_147_483_647, 0),
  merged_into: optional(number(1, 2_147_483_647, 0)),
  reason: text(200),
}
