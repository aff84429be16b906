import { mkdir, writeFile } from 'node:fs/promises'
import autocannon from 'autocannon'
import { type BenchEntry, ENTRIES } from './entries.ts'
import { collectAnswers, headersOf, startPeer, startSubject } from './servers.ts'

/**
 * `npm run bench`: requests per second of the application as a share of a bare `node:http` server that sends the same
 * bytes. Both run in turns within one run, so a noisy machine troubles both alike; the median of the rounds counts.
 */

const ROUNDS = 5
const ROUND_S = 3
const WARM_UP_S = 2
const CONNECTIONS = 10
const OUT = 'build/bench.json'

const subject = await startSubject()
const peer = await startPeer(await collectAnswers(subject.origin, ENTRIES))
const rows = []
try {
  for (const entry of ENTRIES) rows.push(await measure(entry))
} finally {
  subject.stop()
  peer.stop()
}

console.table(rows)
await mkdir('build', { recursive: true })
await writeFile(OUT, JSON.stringify({ node: process.version, rows }, null, 2))
console.log(`Written to ${OUT}`)

async function measure(entry: BenchEntry) {
  await load(subject.origin, entry, WARM_UP_S)
  await load(peer.origin, entry, WARM_UP_S)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const peerRate = await load(peer.origin, entry, ROUND_S)
    const rate = await load(subject.origin, entry, ROUND_S)
    rounds.push({ rate, peerRate, ratio: rate / peerRate })
  }
  const middle = rounds.sort((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)]
  if (!middle) throw new Error('No round was measured.')
  return {
    what: entry.name,
    'requests/s': Math.round(middle.rate),
    'node:http requests/s': Math.round(middle.peerRate),
    ratio: Number(middle.ratio.toFixed(2)),
    lowest: Number(rounds[0]?.ratio.toFixed(2)),
    highest: Number(rounds.at(-1)?.ratio.toFixed(2)),
  }
}

async function load(origin: string, entry: BenchEntry, duration: number): Promise<number> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration,
    requests: entry.requests.map((request) => ({ ...request, headers: headersOf(request) })),
  })
  const wrong = result.non2xx + result.errors
  if (wrong > 0) throw new Error(`${entry.name}: ${wrong} requests failed.`)
  return result.requests.average
}
