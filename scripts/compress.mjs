import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

/** Puts a .br and a .gz beside every file of a folder that compresses: `node scripts/compress.mjs FOLDER`. */

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const COMPRESSIBLE = /\.(js|mjs|css|svg|json|txt)$/
const SMALLEST_BYTES = 1000
/** The best level takes seconds for a megabyte; large files get the next best. */
const LARGE_BYTES = 1_000_000

const [folder = '.'] = process.argv.slice(2)
const entries = await readdir(folder, { recursive: true, withFileTypes: true })
for (const entry of entries) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const body = await readFile(path)
  if (body.length < SMALLEST_BYTES) continue
  const quality = body.length > LARGE_BYTES ? 9 : 11
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: quality }
  await writeFile(`${path}.br`, await brotli(body, { params }))
  await writeFile(`${path}.gz`, await gzip(body, { level: 9 }))
}
