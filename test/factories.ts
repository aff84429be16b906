import { ARTEFACT_FORMAT, type CatalogueArtefact } from '#contract/artefact.ts'
import type { Spot } from '#contract/spots.ts'
import { waveQualityRank } from '#domain/labels.ts'
import type { Env } from '#server/env.ts'

/** A spot that says nothing remarkable; a test names only the fields it is about. */
export function createSpotFixture(fields: Partial<Spot> = {}): Spot {
  const id = fields.id ?? 1
  return {
    id,
    name: `Spot ${id}`,
    lat: 0,
    lon: 0,
    new_region: 'Testland',
    country: 'Nowhere',
    continent: 'Europe',
    type: 'Reef-break',
    direction: 'Right',
    experience: 'All surfers',
    wave_quality: 'Normal',
    rating: 3,
    best_season: null,
    best_month: [],
    clean_by_month: null,
    aliases: [],
    position_accuracy_km: 1,
    nearest_town: 'Testtown',
    bottom: null,
    reliability: null,
    frequency: null,
    week_crowd: null,
    weekend_crowd: null,
    normal_length: null,
    good_day_length: null,
    travelability_score: null,
    starts_working: null,
    holds_up_to: null,
    beach_facing: null,
    swell_window_from: null,
    swell_window_to: null,
    best_wind: null,
    best_tide: null,
    hazards: null,
    international_airport_code: null,
    nearest_airport: null,
    confidence: 'low',
    summary: 'A wave.',
    data_source: 'editor',
    monthly_data: null,
    ...fields,
  }
}

type Extra = { version?: string; regions?: RegionFixture[]; retired?: CatalogueArtefact['retired'] }
type RegionFixture = Partial<CatalogueArtefact['regions'][number]> & { name: string }

/** An artefact of these spots, best first; regions that they name and that are not given are made up from them. */
export function createArtefact(spots: Spot[], extra: Extra = {}): CatalogueArtefact {
  const named = new Map((extra.regions ?? []).map((region) => [region.name, region]))
  for (const { new_region } of spots)
    if (!named.has(new_region)) named.set(new_region, { name: new_region })
  const regions = [...named.values()].map((region) => {
    const spot = spots.find(({ new_region }) => new_region === region.name)
    const { country = 'Nowhere', continent = 'Europe' } = spot ?? {}
    return { aliases: [], summary: 'A coast.', country, continent, ...region }
  })
  return {
    format: ARTEFACT_FORMAT,
    version: extra.version ?? '0000000000000001',
    regions,
    spots: [...spots].sort(
      (a, b) =>
        b.rating - a.rating ||
        waveQualityRank(a.wave_quality) - waveQualityRank(b.wave_quality) ||
        a.id - b.id,
    ),
    retired: extra.retired ?? [],
  }
}

export function createEnv(settings: Partial<Env> = {}): Env {
  return {
    PORT: 0,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    MAP_STYLE_URL: null,
    PUBLIC_URL: undefined,
    TRUST_PROXY: false,
    CORS_ORIGINS: [],
    ...settings,
  }
}
