import { spawn } from 'node:child_process'
import { ROOT } from './root.ts'

export type Exit = { code: number | null; stdout: string; stderr: string }

/**
 * Runs a script of the project in a process of its own until it ends. It gets no environment but what is given and
 * what finding programs takes.
 */
export async function runNode(
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Exit> {
  const child = spawn(process.execPath, args, {
    cwd: options.cwd ?? ROOT,
    env: { PATH: process.env.PATH, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 15_000,
  })
  const exit: Exit = { code: null, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    exit.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    exit.stderr += text
  })
  return await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...exit, code }))
  })
}
