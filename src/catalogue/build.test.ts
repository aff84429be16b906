import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { CatalogueArtefact } from '#contract/artefact.ts'
import { ROOT } from '#test/root.ts'
import { runNode } from '#test/run-node.ts'
import { regionsCsv, retiredCsv, spotsCsv } from '#test/tables.ts'
import { folderTest as test } from '#test/temp-folder.ts'

const BUILD = join(ROOT, 'src/catalogue/build.ts')

describe('the catalogue build', () => {
  test('writes the artefact, says what is in it and exits with 0', async ({ folder }) => {
    await writeTables(folder, spotsCsv({}, { id: '2', name: 'Second' }))
    const { code, stdout, stderr } = await build(folder)

    const artefact = CatalogueArtefact.parse(JSON.parse(await readFile(out(folder), 'utf8')))
    expect(artefact.spots.map(({ name }) => name)).toEqual(['Second', 'The Point'])
    expect(stdout).toBe(`2 spots in 1 regions, version ${artefact.version}\n`)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  test('writes the same bytes for the same tables', async ({ folder }) => {
    await writeTables(folder, spotsCsv({}))
    await build(folder)
    const first = await readFile(out(folder))
    await build(folder)
    expect((await readFile(out(folder))).equals(first)).toBe(true)
  })

  test('exits with 1 for a refused row, names its place, and leaves the artefact that was there', async ({
    folder,
  }) => {
    await writeTables(folder, spotsCsv({}, { id: '2', rating: '7' }))
    await mkdir(join(folder, 'build'))
    await writeFile(out(folder), 'what was there')
    const { code, stdout, stderr } = await build(folder)

    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr.split('\n')).toEqual([
      'data/spots/test.csv:3 rating: must be a number of at most 1 decimals from 0 to 5',
      '1 refused; nothing was written.',
      '',
    ])
    expect(await readFile(out(folder), 'utf8')).toBe('what was there')
    expect(await readdir(join(folder, 'build'))).toEqual(['catalogue.json'])
  })

  test('writes nothing at all when there was no artefact', async ({ folder }) => {
    await writeTables(folder, spotsCsv({ id: '0' }))
    expect((await build(folder)).code).toBe(1)
    expect(await readdir(folder)).toEqual(['data'])
  })

  test('replaces an artefact whole and leaves no unfinished file', async ({ folder }) => {
    await writeTables(folder, spotsCsv({}))
    await build(folder)
    await writeTables(folder, spotsCsv({ name: 'Renamed' }))
    await build(folder)
    const artefact = JSON.parse(await readFile(out(folder), 'utf8'))
    expect(artefact.spots[0].name).toBe('Renamed')
    expect(await readdir(join(folder, 'build'))).toEqual(['catalogue.json'])
  })
})

function build(folder: string) {
  return runNode([BUILD], { cwd: folder })
}

function out(folder: string): string {
  return join(folder, 'build/catalogue.json')
}

async function writeTables(folder: string, spots: string): Promise<void> {
  const data = join(folder, 'data')
  await mkdir(join(data, 'regions'), { recursive: true })
  await mkdir(join(data, 'spots'), { recursive: true })
  await writeFile(join(data, 'regions/test.csv'), regionsCsv({}))
  await writeFile(join(data, 'spots/test.csv'), spots)
  await writeFile(join(data, 'retired-spots.csv'), retiredCsv())
}
