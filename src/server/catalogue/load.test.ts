import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { createArtefact, createSpotFixture } from '#test/factories.ts'
import { folderTest as test } from '#test/temp-folder.ts'
import { ArtefactError, loadArtefact } from './load.ts'

const ARTEFACT = createArtefact([createSpotFixture({ id: 1 })])

describe('loadArtefact', () => {
  test('reads what the compiler wrote', async ({ folder }) => {
    expect(await load(folder, JSON.stringify(ARTEFACT))).toEqual(ARTEFACT)
  })

  test('refuses a file that is not there, and says how to make it', async ({ folder }) => {
    const path = join(folder, 'catalogue.json')
    await expect(loadArtefact(path)).rejects.toThrow(
      new ArtefactError(`${path} can't be read. Run: npm run catalogue:build`),
    )
  })

  test('refuses a format of another release', async ({ folder }) => {
    await expect(load(folder, JSON.stringify({ ...ARTEFACT, format: 2 }))).rejects.toThrow(
      /has format 2; this release reads format 1\.$/,
    )
  })

  test.for([
    ['', /is not JSON\. Run: npm run catalogue:build$/],
    [JSON.stringify(ARTEFACT).slice(0, -1), /is not JSON/],
    ['{}', /is not a catalogue: format: /],
    ['null', /is not a catalogue: /],
    [JSON.stringify({ ...ARTEFACT, version: 'x' }), /is not a catalogue: version: /],
    [JSON.stringify({ ...ARTEFACT, spots: [] }), /is not a catalogue: spots: /],
    [
      JSON.stringify({ ...ARTEFACT, spots: [{ ...ARTEFACT.spots[0], rating: 6 }] }),
      /is not a catalogue: spots\.0\.rating: /,
    ],
  ] as const)('refuses %s', async ([text, reason], { folder }) => {
    const refusal = await load(folder, text).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ArtefactError)
    expect(String((refusal as ArtefactError).message)).toMatch(reason)
  })
})

async function load(folder: string, text: string) {
  const path = join(folder, 'catalogue.json')
  await writeFile(path, text)
  return await loadArtefact(path)
}
