import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base } from 'vitest'
import { compileCatalogue, type TableFile } from '#catalogue/compile.ts'
import { buildApp } from '#server/app.ts'
import { CatalogueHolder } from '#server/catalogue/holder.ts'
import { buildSnapshot } from '#server/catalogue/snapshot.ts'
import { createArtefact, createEnv, createSpotFixture } from './factories.ts'
import { ROOT } from './root.ts'

/** The tables of `data/`, compiled in this process. */
export async function compileRealCatalogue() {
  const [regions, spots] = await Promise.all([readFolder('regions'), readFolder('spots')])
  const retired = [await readTable('data/retired-spots.csv')]
  return compileCatalogue({ regions, spots, retired })
}

/** The real app on a small catalogue: a test that needs other spots overrides `artefact`. */
export const test = base
  .extend('artefact', createSmallArtefact)
  .extend('catalogue', ({ artefact }) => new CatalogueHolder(buildSnapshot(artefact)))
  .extend('app', async ({ catalogue }, { onCleanup }) => {
    const app = await buildApp({ env: createEnv(), catalogue })
    onCleanup(() => app.close())
    return app
  })

/** The real app on the real catalogue; compiled once for each file that asks. */
export const realTest = base
  .extend('artefact', { scope: 'file' }, async () => {
    const { artefact, refusals } = await compileRealCatalogue()
    if (!artefact) throw new Error(`The real catalogue has ${refusals.length} refused rows.`)
    return artefact
  })
  .extend('app', { scope: 'file' }, async ({ artefact }, { onCleanup }) => {
    const catalogue = new CatalogueHolder(buildSnapshot(artefact))
    const app = await buildApp({ env: createEnv(), catalogue })
    onCleanup(() => app.close())
    return app
  })

/** Two regions on two continents, a break of each kind, one removed spot and one merged. */
function createSmallArtefact() {
  const atlas = { new_region: 'Atlas Coast', country: 'Morocco', continent: 'Africa' } as const
  const gold = {
    new_region: 'Gold Bay',
    country: 'Australia',
    continent: 'Australia & Pacific',
  } as const
  const spots = [
    createSpotFixture({
      ...atlas,
      id: 11,
      name: 'Anchor Point',
      lat: 30.5,
      lon: -9.7,
      rating: 4.5,
    }),
    createSpotFixture({
      ...atlas,
      id: 12,
      name: 'Éclair',
      lat: 30.6,
      lon: -9.8,
      direction: 'Left',
    }),
    createSpotFixture({ ...gold, id: 21, name: 'Snapper', aliases: ['Superbank'], rating: 5 }),
    createSpotFixture({ ...gold, id: 22, name: 'Kirra', direction: 'Both', rating: 4 }),
  ]
  return createArtefact(spots, {
    regions: [
      { name: 'Atlas Coast', aliases: ['Taghazout'] },
      { name: 'Gold Bay', aliases: ['Old Gold'] },
    ],
    retired: [
      { id: 90, mergedInto: null },
      { id: 91, mergedInto: 21 },
    ],
  })
}

async function readFolder(kind: string): Promise<TableFile[]> {
  const names = (await readdir(join(ROOT, 'data', kind))).sort()
  return Promise.all(names.map((name) => readTable(`data/${kind}/${name}`)))
}

async function readTable(name: string): Promise<TableFile> {
  return { name, text: await readFile(join(ROOT, name), 'utf8') }
}
