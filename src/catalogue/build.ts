import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileCatalogue, type TableFile, type Tables } from './compile.ts'

/**
 * `npm run catalogue:build`: checks the tables of `data/` and compiles them into the artefact that the server loads.
 * Exits with 1 and leaves the artefact that was there when any row is refused.
 */

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: 'data' },
    out: { type: 'string', default: 'build/catalogue.json' },
  },
})

const { artefact, refusals } = compileCatalogue(await readTables(options.data))
if (artefact) {
  await writeWhole(options.out, JSON.stringify(artefact))
  console.log(
    `${artefact.spots.length} spots in ${artefact.regions.length} regions, version ${artefact.version}`,
  )
} else {
  for (const { file, line, column, reason } of refusals)
    console.error(`${file}:${line}${column && ` ${column}`}: ${reason}`)
  console.error(`${refusals.length} refused; nothing was written.`)
  process.exitCode = 1
}

async function readTables(folder: string): Promise<Tables> {
  return {
    regions: await readFolder(join(folder, 'regions')),
    spots: await readFolder(join(folder, 'spots')),
    retired: [await readTableFile(join(folder, 'retired-spots.csv'))],
  }
}

async function readFolder(folder: string): Promise<TableFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort()
  return Promise.all(names.map((name) => readTableFile(join(folder, name))))
}

async function readTableFile(path: string): Promise<TableFile> {
  return { name: path, text: await readFile(path, 'utf8') }
}

/** A reader sees the old file or the new one, never half of one. */
async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}.tmp`
  await writeFile(unfinished, text)
  await rename(unfinished, path)
}
