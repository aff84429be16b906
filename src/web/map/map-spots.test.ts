import { afterEach, describe, expect, test, vi } from 'vitest'
import { drawableSpots, spotSetKey, toMapSpots } from './map-spots.ts'

const uluwatu = { id: 101, name: 'Uluwatu', lat: -8.815, lon: 115.088 }

afterEach(() => vi.restoreAllMocks())

describe('toMapSpots', () => {
  test('takes what the map needs from a summary', () => {
    const summary = {
      ...uluwatu,
      new_region: 'Bali',
      country: 'Indonesia',
      type: 'Reef-break',
      experience: 'Experienced surfers',
      wave_quality: 'World Class',
    }
    expect(toMapSpots([summary])).toEqual([
      {
        id: 101,
        name: 'Uluwatu',
        latitude: -8.815,
        longitude: 115.088,
        region: 'Bali',
        type: 'Reef-break',
        experience: 'Experienced surfers',
        waveQuality: 'World Class',
      },
    ])
  })

  test('reads latitude and longitude under their long names too, and leaves the unknown null', () => {
    const [spot] = toMapSpots([{ id: 1, name: 'Mundaka', latitude: 43.41, longitude: -2.69 }])
    expect(spot).toMatchObject({ latitude: 43.41, longitude: -2.69, region: null, type: null })
  })

  test.for([
    ['a name that is missing', { ...uluwatu, name: undefined }],
    ['a name of spaces', { ...uluwatu, name: '  ' }],
    ['a latitude that is text', { ...uluwatu, lat: '-8.8' }],
    ['a latitude that is no number', { ...uluwatu, lat: Number.NaN }],
    ['a latitude beyond the pole', { ...uluwatu, lat: -90.1 }],
    ['a longitude beyond the date line', { ...uluwatu, lon: 180.1 }],
    ['a longitude that is missing', { ...uluwatu, lon: undefined }],
    ['nothing at all', null],
  ])('skips %s and says so', ([, item]) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(toMapSpots([item, uluwatu]).map(({ name }) => name)).toEqual(['Uluwatu'])
    expect(warn).toHaveBeenCalledOnce()
  })

  test('keeps places on the edge of the world, silently', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const edges = [
      { id: 1, name: 'Pole', lat: 90, lon: 180 },
      { id: 2, name: 'Null Island', lat: 0, lon: 0 },
    ]
    expect(toMapSpots(edges)).toHaveLength(2)
    expect(warn).not.toHaveBeenCalled()
  })
})

test('what cannot be drawn is skipped with one warning each', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const good = { id: 1, name: 'Mundaka', latitude: 43.41, longitude: -2.69 }
  const nowhere = { ...good, id: 2, latitude: Number.NaN }
  const nameless = { ...good, id: 3, name: '' }
  expect(drawableSpots([nowhere, good, nameless])).toEqual([good])
  expect(warn).toHaveBeenCalledTimes(2)
})

describe('spotSetKey', () => {
  const spots = (...ids: number[]) => ids.map((id) => ({ id, name: '', latitude: 0, longitude: 0 }))

  test('is the same in any order and differs for other sets', () => {
    expect(spotSetKey(spots(1, 2, 3))).toBe(spotSetKey(spots(3, 1, 2)))
    const sets = [spots(1, 2), spots(1, 3), spots(2, 3), spots(1, 2, 3), spots(3), spots(0, 3)]
    expect(new Set(sets.map(spotSetKey)).size).toBe(sets.length)
  })
})
