import { spawn } from 'node:child_process'
import { StepError } from './steps.mjs'

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, advice?: string }} [options] quiet keeps the output back unless it fails
 * @returns {Promise<string>} what it printed, when quiet
 */
export async function run(command, args, { env, quiet = false, advice } = {}) {
  const { code, output } = await finish(command, args, { env, quiet })
  if (code === 0) return output
  if (quiet) process.stderr.write(output)
  if (code === 130) process.exit(130)
  throw new StepError(`${command} ${args.join(' ')} ended with code ${code}.`, advice)
}

/**
 * Runs a program to its end, whatever that is.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export function finish(command, args, { env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk
      })
    child.on('error', (error) =>
      error.code === 'ENOENT'
        ? resolve({ code: 127, output: `${command} is not here.\n` })
        : reject(error),
    )
    child.on('close', (code, signal) =>
      resolve({ code: signal === 'SIGINT' ? 130 : (code ?? 1), output }),
    )
  })
}

/**
 * Runs a program that stays, and hands it the signals that this process gets, so that it can end in its own way.
 *
 * @returns {Promise<number>} its exit code
 */
export function stayWith(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
    child.on('error', reject)
    // A terminal sends Ctrl-C to both processes; a second SIGINT would interrupt the orderly end of the child.
    process.on('SIGINT', () => {})
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}
