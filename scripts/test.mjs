import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildCatalogue, buildWeb } from './artefacts.mjs'
import { ensureBrowser } from './browser.mjs'
import { checkRuntime, installDependencies, runtimePath, tool } from './install.mjs'
import { finish } from './processes.mjs'
import { step } from './steps.mjs'

/** `npm test`: from a fresh clone to one closing line, `N passed, N failed`. */

const RESULTS = 'build/test-results'
const UNIT_RESULTS = `${RESULTS}/unit.json`
const BROWSER_RESULTS = `${RESULTS}/browser.json`

process.chdir(join(import.meta.dirname, '..'))
await step('Install the packages', installDependencies)
await step('Check the Node.js runtime', checkRuntime)
await step('Find a browser', ensureBrowser)
await step('Compile the catalogue', buildCatalogue)
await step('Build the site', buildWeb)
await rm(RESULTS, { recursive: true, force: true })
await mkdir(RESULTS, { recursive: true })

const outcomes = [
  await check('Format and lint', tool('@biomejs/biome/bin/biome'), 'ci', '.'),
  await check('Types', tool('typescript/bin/tsc')),
  await runUnitTests(),
  await runBrowserTests(),
]
const total = outcomes.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}))
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

/** A tool that is content or not counts as one test. */
async function check(name, script, ...args) {
  console.log(`\n${name}`)
  const { code } = await finish(runtimePath(), [script, ...args])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function runUnitTests() {
  console.log('\nUnit, API and architecture tests')
  const vitest = tool('vitest/vitest.mjs')
  const { code } = await finish(runtimePath(), [
    vitest,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT_RESULTS}`,
  ])
  return count(code, UNIT_RESULTS, ({ numPassedTests, numTotalTests }) => ({
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests,
  }))
}

async function runBrowserTests() {
  console.log('\nBrowser tests')
  const playwright = tool('@playwright/test/cli.js')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS }
  const { code } = await finish(runtimePath(), [playwright, 'test', '--reporter=list,json'], {
    env,
  })
  return count(code, BROWSER_RESULTS, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }))
}

/** What did not pass counts as failed; so does a run that ended badly without naming a failed test. */
async function count(code, file, read) {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1 }
  const { passed, failed } = read(JSON.parse(text))
  const endedBadly = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: endedBadly ? 1 : failed }
}
