import { z } from 'zod'
import { Continent } from './labels.ts'
import { Spot } from './spots.ts'

/** Raised whenever a node that reads the old form could not read the new one. */
export const ARTEFACT_FORMAT = 1

export const ArtefactRegion = z.object({
  name: z.string(),
  aliases: z.array(z.string()),
  country: z.string(),
  continent: Continent,
  summary: z.string(),
})
export type ArtefactRegion = z.output<typeof ArtefactRegion>

/** An id that is no longer a spot of its own: removed, or merged into another. */
export const RetiredSpot = z.object({
  id: z.number().int(),
  mergedInto: z.number().int().nullable(),
})
export type RetiredSpot = z.output<typeof RetiredSpot>

/** The compiled catalogue: what the compiler writes and the server loads. */
export const CatalogueArtefact = z.object({
  format: z.literal(ARTEFACT_FORMAT),
  /** Made from the content alone: the same tables give the same version. */
  version: z.string().regex(/^[0-9a-f]{16}$/),
  regions: z.array(ArtefactRegion).min(1),
  spots: z.array(Spot).min(1),
  retired: z.array(RetiredSpot),
})
export type CatalogueArtefact = z.output<typeof CatalogueArtefact>
