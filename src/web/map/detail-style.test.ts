import { describe, expect, test } from 'vitest'
import { readDetailStyle } from './detail-style.ts'

const ADDRESS = 'https://tiles.example/styles/dark.json'
const style = {
  version: 8,
  sources: { map: { type: 'vector', tiles: ['/t/{z}/{x}/{y}.pbf'] } },
  sprite: '../sprites/dark',
  glyphs: 'https://fonts.example/{fontstack}/{range}.pbf',
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#000' } },
    {
      id: 'sea',
      type: 'fill',
      source: 'map',
      'source-layer': 'water',
      paint: { 'fill-color': 'rgb(27 ,27 ,29)', 'fill-pattern': 'waves' },
    },
    { id: 'road', type: 'line', source: 'map', paint: { 'line-color': '#0c0c0c' } },
    { id: 'park', type: 'fill', source: 'map', paint: { 'fill-color': '#228833' } },
  ],
}

describe('readDetailStyle', () => {
  const detail = readDetailStyle(style, ADDRESS)

  test('leaves the background to the base map', () => {
    expect(detail.layers.map(({ id }) => id)).toEqual(['sea', 'road', 'park'])
  })

  test('draws water in the colour of our sea, greys in our hue, and leaves colours alone', () => {
    const [sea, road, park] = detail.layers.map(({ paint }) => paint)
    expect(sea).toMatchObject({ 'fill-color': '#081a24' })
    expect(sea).not.toHaveProperty('fill-pattern')
    expect(road).toEqual({ 'line-color': 'rgba(18, 47, 62, 1)' })
    expect(park).toEqual({ 'fill-color': '#228833' })
  })

  test('makes relative addresses whole and keeps the braces of templates', () => {
    expect(detail.sources.map).toMatchObject({ tiles: ['https://tiles.example/t/{z}/{x}/{y}.pbf'] })
    expect(detail.sprites).toEqual([{ id: 'default', url: 'https://tiles.example/sprites/dark' }])
    expect(detail.glyphs).toBe('https://fonts.example/{fontstack}/{range}.pbf')
  })

  test('refuses what is no style', () => {
    expect(() => readDetailStyle({ hello: 'world' }, ADDRESS)).toThrow()
  })
})
