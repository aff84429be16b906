import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { Continent } from './labels.ts'
import { SpotSummary } from './spots.ts'

export const RegionListItem = z
  .object({
    region: z.string(),
    /** The same as `region`: both spellings are in use. */
    name: z.string(),
    country: z.string(),
    continent: Continent,
    spot_count: z.number().int(),
    /** The middle of its spots, decimal degrees. */
    lat: z.number(),
    lon: z.number(),
    summary: z.string(),
  })
  .meta({ id: 'RegionListItem' })
export type RegionListItem = z.output<typeof RegionListItem>

const RegionName = z
  .string()
  .trim()
  .min(1, 'Name a region.')
  .max(120, 'A region name has at most 120 characters.')

export const listRegions = {
  method: 'GET',
  isRead: true,
  path: '/api/regions',
  summary: 'All regions, by continent and name',
  tag: 'Regions',
  response: z.array(RegionListItem),
} as const satisfies Endpoint

export const listRegionSpots = {
  method: 'GET',
  isRead: true,
  path: '/api/regions/:name/spots',
  summary: 'The spots of one region, best first',
  tag: 'Regions',
  params: z.object({ name: RegionName }),
  response: z.array(SpotSummary),
} as const satisfies Endpoint
