import { describe, expect, test } from 'vitest'
import { CatalogueArtefact } from '#contract/artefact.ts'
import { Spot } from '#contract/spots.ts'
import { distanceKm } from '#domain/geo.ts'
import { CONTINENTS } from '#domain/labels.ts'
import { compileRealCatalogue } from '#test/fixtures.ts'

const { artefact, refusals } = await compileRealCatalogue()
const { spots, regions } = artefact ?? { spots: [], regions: [] }

describe('the tables of data/', () => {
  test('compile without a refusal', () => {
    expect(refusals).toEqual([])
  })

  test('hold the contract', () => {
    expect(CatalogueArtefact.parse(artefact)).toEqual(artefact)
    for (const spot of spots) expect(Spot.parse(spot)).toEqual(spot)
  })

  test('cover the surf of the world', () => {
    expect(spots.length).toBeGreaterThanOrEqual(300)
    expect(regions.length).toBeGreaterThanOrEqual(40)
    expect(new Set(spots.map(({ continent }) => continent))).toEqual(new Set(CONTINENTS))
  })

  test('have the regions that the home page features', () => {
    const names = regions.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Cape Town', 'El Salvador', 'Peru - North']))
  })

  test('put no spot of a region further than 500 km from another', () => {
    for (const { name } of regions) {
      const places = spots
        .filter(({ new_region }) => new_region === name)
        .map(({ lat, lon }) => ({ latitude: lat, longitude: lon }))
      for (const from of places)
        for (const to of places) expect(distanceKm(from, to), name).toBeLessThan(500)
    }
  })

  test('never say the same of two spots', () => {
    const summaries = spots.map(({ summary }) => summary)
    expect(new Set(summaries).size).toBe(summaries.length)
  })
})
