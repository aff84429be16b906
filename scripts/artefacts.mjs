import { buildIfChanged } from './fingerprint.mjs'
import { runPinned, tool } from './install.mjs'

const COMPILER = ['src/catalogue', 'src/contract', 'src/domain', 'package-lock.json']
const WEB = [
  'src/web',
  'src/contract',
  'src/domain',
  'vite.config.ts',
  'package-lock.json',
  'scripts/compress.mjs',
]

/** The tables of data/, checked and compiled. */
export async function buildCatalogue() {
  let report = ''
  const built = await buildIfChanged({
    sources: ['data', ...COMPILER],
    outcome: 'build/catalogue.json',
    build: async () => {
      report = await runPinned(['src/catalogue/build.ts'], {
        quiet: true,
        advice: 'Mend the rows named above; data/README.md says what each column may hold.',
      })
    },
  })
  return built ? report.trim() : undefined
}

/** What browsers load, and the same application for rendering pages on the server. */
export async function buildWeb() {
  const built = await buildIfChanged({
    sources: WEB,
    outcome: 'build/web',
    build: async () => {
      const vite = tool('vite/bin/vite.js')
      await runPinned([vite, 'build', '--logLevel', 'warn'])
      await runPinned([vite, 'build', '--logLevel', 'warn', '--ssr'])
      await runPinned(['scripts/compress.mjs', 'build/web/client'])
    },
  })
  return built ? 'built' : undefined
}
