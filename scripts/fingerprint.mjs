import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Whether something built is still what its sources say. */

/**
 * @param {string[]} paths files and folders
 * @returns {Promise<string>} one hash over names and contents
 */
export async function hashFiles(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of await filesBelow(path)) {
      hash.update(`${file}\0`)
      hash.update(await readFile(file))
    }
  return hash.digest('hex')
}

/**
 * Builds when the sources or the outcome are not those of the last build.
 *
 * @param {{ sources: string[], outcome: string, build: () => Promise<unknown> }} task
 * @returns {Promise<boolean>} whether it was built
 */
export async function buildIfChanged({ sources, outcome, build }) {
  const stamp = join('build', 'stamps', outcome.replaceAll('/', '-'))
  const wanted = await hashFiles(sources)
  const isThere = await stat(outcome).then(
    () => true,
    () => false,
  )
  if (isThere && (await readFile(stamp, 'utf8').catch(() => '')) === wanted) return false
  await rm(stamp, { force: true }) // a build that fails half-way counts as none
  await build()
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, wanted)
  return true
}

async function filesBelow(path) {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
