import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { BenchEntry, BenchRequest } from './entries.ts'
import type { PeerAnswers } from './peer.ts'

export type BenchServer = { origin: string; stop: () => void }

export async function startSubject(): Promise<BenchServer> {
  return await listening(fork('bench/subject.ts'))
}

/** @param answers what the peer is to send, by request */
export async function startPeer(answers: PeerAnswers): Promise<BenchServer> {
  const child = fork('bench/peer.ts')
  child.send(answers)
  return await listening(child)
}

/** Asks the subject everything once, so that the peer can send the same bytes. */
export async function collectAnswers(origin: string, entries: BenchEntry[]): Promise<PeerAnswers> {
  const answers: PeerAnswers = []
  for (const request of entries.flatMap((entry) => entry.requests)) {
    const response = await fetch(origin + request.path, {
      method: request.method,
      headers: headersOf(request),
      body: request.body ?? null,
    })
    if (response.status !== 200)
      throw new Error(`${request.method} ${request.path} was answered ${response.status}.`)
    const contentType = response.headers.get('content-type') ?? ''
    const key = `${request.method} ${request.path} ${request.body ?? ''}`
    answers.push([key, contentType, await response.text()])
  }
  return answers
}

export function headersOf(request: BenchRequest): Record<string, string> {
  return {
    'accept-encoding': 'identity',
    ...(request.body !== undefined && { 'content-type': 'application/json' }),
  }
}

async function listening(child: ChildProcess): Promise<BenchServer> {
  const [port] = await once(child, 'message')
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}
