import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { runtimePath, tool } from './install.mjs'
import { finish } from './processes.mjs'
import { StepError } from './steps.mjs'

/** The browser of the tests: the system's Chromium or Chrome, or one that Playwright keeps, or one that is installed now. */

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
]
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** @returns {string | undefined} the path of a browser on this machine */
export function findBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...PLACES, playwrightBrowser()].find((path) => existsSync(path))
}

/** Finds a browser or installs one, by the system's packages where that is allowed, else by Playwright. */
export async function ensureBrowser() {
  if (findBrowser()) return undefined
  for (const [command, ...args] of waysToInstall()) {
    await finish(command, args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (findBrowser()) return `installed by ${command}`
  }
  throw new StepError(
    'No Chromium was found, and none could be installed.',
    'Install Chromium or Chrome so that it is on the PATH (Debian: apt-get install chromium), then try again.',
  )
}

function waysToInstall() {
  const isRoot = process.getuid?.() === 0
  const apt = 'apt-get update -q; apt-get install -y -q --no-install-recommends chromium'
  const playwright = [runtimePath(), tool('playwright/cli.js'), 'install', 'chromium']
  if (process.platform !== 'linux') return [playwright]
  return [isRoot ? ['sh', '-c', apt] : ['sudo', '-n', 'sh', '-c', apt], playwright]
}

function playwrightBrowser() {
  const require = createRequire(import.meta.url)
  return require('playwright').chromium.executablePath()
}
