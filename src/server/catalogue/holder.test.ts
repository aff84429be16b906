import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { listSpots, type SpotSummary } from '#contract/spots.ts'
import { createArtefact, createSpotFixture } from '#test/factories.ts'
import { test } from '#test/fixtures.ts'
import { folderTest } from '#test/temp-folder.ts'
import { followArtefact, openCatalogue } from './holder.ts'
import { buildSnapshot } from './snapshot.ts'

/** A catalogue whose spots are all named for its version, long enough for answers to be compressed. */
function createVersion(letter: string) {
  const spots = Array.from({ length: 40 }, (_, index) =>
    createSpotFixture({ id: index + 1, name: `Spot ${letter}` }),
  )
  return createArtefact(spots, { version: letter.repeat(16) })
}

describe('a swap between two requests', () => {
  test.override('artefact', () => createVersion('a'))

  test('changes the version and the answers', async ({ app, catalogue }) => {
    const before = await app.inject(listSpots.path)
    catalogue.swap(buildSnapshot(createVersion('b')))
    const after = await app.inject(listSpots.path)

    expect(before.headers['x-catalogue-version']).toBe('aaaaaaaaaaaaaaaa')
    expect(before.json()[0].name).toBe('Spot a')
    expect(after.headers['x-catalogue-version']).toBe('bbbbbbbbbbbbbbbb')
    expect(after.json()[0].name).toBe('Spot b')
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect((await app.inject('/readyz')).json().catalogue).toBe('bbbbbbbbbbbbbbbb')
  })

  test('makes what a reader kept of the old version stale', async ({ app, catalogue }) => {
    const { etag } = (await app.inject(listSpots.path)).headers
    const again = () =>
      app.inject({ url: listSpots.path, headers: { 'if-none-match': String(etag) } })
    expect((await again()).statusCode).toBe(304)
    catalogue.swap(buildSnapshot(createVersion('b')))
    expect((await again()).statusCode).toBe(200)
  })

  test('never mixes two versions in one answer, in a burst of requests around it', async ({
    app,
    catalogue,
  }) => {
    const snapshots = ['a', 'b'].map((letter) => buildSnapshot(createVersion(letter)))
    const requests = [
      { url: listSpots.path },
      { url: listSpots.path, headers: { 'accept-encoding': 'br' } },
      { url: '/api/surf_spots/nearby?lat=0&lon=0' },
      { url: '/api/regions/Testland/spots' },
      { method: 'POST', url: '/api/surf_spots/filter', payload: { direction: 'Right' } },
    ] as const
    const seen = new Set<string>()
    let waiting = 0
    const pending: Promise<void>[] = []
    const burst = async (request: (typeof requests)[number]) => {
      waiting++
      const { headers, rawPayload } = await app.inject(request)
      waiting--
      const text = headers['content-encoding'] ? brotliDecompressSync(rawPayload) : rawPayload
      const names = JSON.parse(text.toString()).map((spot: SpotSummary) => spot.name)
      const version = String(headers['x-catalogue-version'])
      expect(new Set(names)).toEqual(new Set([`Spot ${version[0]}`]))
      expect(names).toHaveLength(40)
      seen.add(version)
    }
    for (let round = 0; round < 60; round++) pending.push(...requests.map(burst))
    for (let turn = 0; waiting > 0; turn++) {
      const next = snapshots[turn % 2]
      if (next) catalogue.swap(next)
      await setImmediate()
    }
    await Promise.all(pending)
    expect(seen).toEqual(new Set(['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb']))
  })
})

describe('followArtefact', () => {
  folderTest(
    'swaps in what is published, and refuses what is broken',
    async ({ folder, onTestFinished }) => {
      const path = join(folder, 'catalogue.json')
      await publish(path, JSON.stringify(createVersion('a')))
      const holder = await openCatalogue(path)
      expect(holder.current.version).toBe('aaaaaaaaaaaaaaaa')

      await publish(path, JSON.stringify(createVersion('b')))
      const reports = createReports()
      onTestFinished(followArtefact(holder, path, reports))
      expect(await reports.next()).toBe('now bbbbbbbbbbbbbbbb')

      await publish(path, JSON.stringify(createVersion('c')))
      expect(await reports.next()).toBe('now cccccccccccccccc')
      expect(holder.current.spots[0]?.name).toBe('Spot c')

      await publish(path, '{"format":1,"version":"dddddddddddddddd"')
      expect(await reports.next()).toMatch(/^refused: .* is not JSON/)
      expect(holder.current.version).toBe('cccccccccccccccc')
      expect(holder.current.spots[0]?.name).toBe('Spot c')
    },
  )
})

/** What was reported, in order, each waited for. */
function createReports() {
  const told: string[] = []
  const waiting: ((text: string) => void)[] = []
  const tell = (text: string) => {
    const take = waiting.shift()
    if (take) take(text)
    else told.push(text)
  }
  return {
    onSwap: (version: string) => tell(`now ${version}`),
    onRefuse: (reason: string) => tell(`refused: ${reason}`),
    next: () => {
      const text = told.shift()
      if (text !== undefined) return Promise.resolve(text)
      return new Promise<string>((resolve) => waiting.push(resolve))
    },
  }
}

/** As the compiler does: written aside, then moved into place. */
async function publish(path: string, text: string): Promise<void> {
  await writeFile(`${path}.tmp`, text)
  await rename(`${path}.tmp`, path)
}
