import { describe, expect } from 'vitest'
import { searchSpots } from '#contract/spots.ts'
import { ask } from '#test/ask.ts'
import { createArtefact, createSpotFixture } from '#test/factories.ts'
import { realTest, test } from '#test/fixtures.ts'

describe('the order of a search', () => {
  test.override('artefact', () =>
    createArtefact([
      createSpotFixture({ id: 1, name: 'Pope', rating: 5 }),
      createSpotFixture({ id: 2, name: 'Banzai Pipe', rating: 4.5 }),
      createSpotFixture({ id: 3, name: 'Pipeline', rating: 4 }),
      createSpotFixture({ id: 4, name: 'Aliased', aliases: ['Nothing', 'Pipe'], rating: 2 }),
      createSpotFixture({ id: 5, name: 'Pipe', rating: 1 }),
      createSpotFixture({ id: 6, name: 'Elsewhere', nearest_town: 'Pipe', rating: 4.9 }),
    ]),
  )

  test('is exact, then beginning, then holding, then resembling or lying there', async ({
    app,
  }) => {
    const matches = await ask(app, searchSpots, { query: { q: 'pipe' } })
    expect(matches.slice(0, 4).map(({ id }) => id)).toEqual([4, 5, 3, 2])
    expect(matches.slice(4).map(({ id }) => id)).toEqual(expect.arrayContaining([1, 6]))
    expect(matches).toHaveLength(6)
  })

  test('names the alias that was met, and none where the name itself was', async ({ app }) => {
    const matches = await ask(app, searchSpots, { query: { q: 'PIPE' } })
    expect(matches.map(({ id, matched_alias }) => [id, matched_alias]).slice(0, 2)).toEqual([
      [4, 'Pipe'],
      [5, null],
    ])
  })

  test('is cut at the limit', async ({ app }) => {
    const matches = await ask(app, searchSpots, { query: { q: 'pipe', limit: 2 } })
    expect(matches.map(({ id }) => id)).toEqual([4, 5])
  })

  test('is empty for what nothing resembles, or for signs alone', async ({ app }) => {
    expect(await ask(app, searchSpots, { query: { q: 'xyzzy' } })).toEqual([])
    expect(await ask(app, searchSpots, { query: { q: '?!' } })).toEqual([])
  })
})

test('finds accented names without their accents, and the other way round', async ({ app }) => {
  for (const q of ['eclair', 'Éclair', 'ECLAIR', 'éclaír']) {
    const [first] = await ask(app, searchSpots, { query: { q } })
    expect(first?.name).toBe('Éclair')
  }
})

test('finds spots by an alias of their region, their country and their town', async ({ app }) => {
  const ids = async (q: string) =>
    (await ask(app, searchSpots, { query: { q } })).map(({ id }) => id).sort()
  expect(await ids('taghazout')).toEqual([11, 12])
  expect(await ids('australia')).toEqual([21, 22])
  expect(await ids('testtown')).toEqual([11, 12, 21, 22])
})

describe('a search of the real catalogue', () => {
  realTest.for([
    ['uluwatu', 'Uluwatu', null],
    ['ulwatu', 'Uluwatu', null],
    ['nazare', 'Praia do Norte', 'Nazaré'],
    ['Nazaré', 'Praia do Norte', 'Nazaré'],
    ['pipe', 'Banzai Pipeline', 'Pipe'],
    ['jeffreys bay', 'Supertubes', 'Jeffreys Bay'],
    ['JEFFREYS-BAY', 'Supertubes', 'Jeffreys Bay'],
    ['bay jeffreys', 'Supertubes', 'Jeffreys Bay'],
    ['j-bay', 'Supertubes', 'J-Bay'],
    ['jbay', 'Supertubes', 'J-Bay'],
  ] as const)('for “%s” finds %s first', async ([q, name, alias], { app }) => {
    const [first] = await ask(app, searchSpots, { query: { q } })
    expect({ name: first?.name, alias: first?.matched_alias }).toEqual({ name, alias })
  })

  realTest.for([
    ['el salvador', 'El Salvador'],
    ['EL-SALVADOR', 'El Salvador'],
    ['cape town', 'Cape Town'],
  ])('for “%s” begins with all its spots', async ([q = '', region], { app, artefact }) => {
    const there = artefact.spots.filter(({ new_region }) => new_region === region)
    const matches = await ask(app, searchSpots, { query: { q, limit: there.length } })
    expect(new Set(matches.map(({ new_region }) => new_region))).toEqual(new Set([region]))
  })

  realTest(
    'for “peru” begins with spots of Peru, and has all of them',
    async ({ app, artefact }) => {
      const ofPeru = artefact.spots.filter(({ country }) => country === 'Peru').map(({ id }) => id)
      const matches = await ask(app, searchSpots, { query: { q: 'peru', limit: 100 } })
      const first = matches.slice(0, ofPeru.length)
      expect(first.map(({ id }) => id).sort()).toEqual(ofPeru.sort())
    },
  )

  realTest('finds every spot by its exact name, ahead of all others', async ({ app, artefact }) => {
    const missed: string[] = []
    for (const { name } of artefact.spots) {
      const [first] = await ask(app, searchSpots, { query: { q: name, limit: 1 } })
      if (first?.name !== name && first?.matched_alias !== name) missed.push(name)
    }
    expect(missed).toEqual([])
  })
})
