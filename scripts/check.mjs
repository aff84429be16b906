import { join } from 'node:path'
import { runtimePath, tool } from './install.mjs'
import { finish } from './processes.mjs'

/** `npm run check`: format and lint, types, and the architecture test; all of them, also when one fails. */

process.chdir(join(import.meta.dirname, '..'))
const checks = [
  [tool('@biomejs/biome/bin/biome'), 'ci', '.'],
  [tool('typescript/bin/tsc')],
  [tool('vitest/vitest.mjs'), 'run', '--project', 'architecture'],
]
for (const args of checks) {
  const { code } = await finish(runtimePath(), args)
  if (code !== 0) process.exitCode = 1
}
