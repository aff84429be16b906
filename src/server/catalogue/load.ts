import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { ARTEFACT_FORMAT, CatalogueArtefact } from '#contract/artefact.ts'

/** An artefact that this node can't serve; it keeps what it has. */
export class ArtefactError extends Error {
  override name = 'ArtefactError'
}

/**
 * The compiled catalogue from its file.
 *
 * @throws ArtefactError when the file is missing, broken, or of a format that this release can't read
 */
export async function loadArtefact(path: string): Promise<CatalogueArtefact> {
  const raw = parseJson(path, await readText(path))
  const format = z.object({ format: z.number() }).safeParse(raw)
  if (format.success && format.data.format !== ARTEFACT_FORMAT)
    throw new ArtefactError(
      `${path} has format ${format.data.format}; this release reads format ${ARTEFACT_FORMAT}.`,
    )
  const artefact = CatalogueArtefact.safeParse(raw)
  if (artefact.success) return artefact.data
  const issue = artefact.error.issues[0]
  throw new ArtefactError(`${path} is not a catalogue: ${issue?.path.join('.')}: ${issue?.message}`)
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new ArtefactError(`${path} can't be read. Run: npm run catalogue:build`, { cause: error })
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ArtefactError(`${path} is not JSON. Run: npm run catalogue:build`, { cause: error })
  }
}
