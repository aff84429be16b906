import { describe, expect, test } from 'vitest'
import { readField } from './geometry/field.ts'
import { buildHeroCoast, HERO, swellFrom } from './hero-coast.ts'

const unknown = { facing: null, windowFrom: null, windowTo: null }

describe('swellFrom', () => {
  test('is the middle of the window', () => {
    expect(swellFrom({ facing: 225, windowFrom: 180, windowTo: 250, seed: 1 })).toBe(215)
  })

  test('is straight at the coast while the window is unknown', () => {
    expect(swellFrom({ ...unknown, facing: 90, seed: 1 })).toBe(90)
  })

  test('never comes over the land', () => {
    expect(swellFrom({ facing: 0, windowFrom: 100, windowTo: 160, seed: 1 })).toBe(62)
  })
})

describe('buildHeroCoast', () => {
  test.for([0, 90, 180, 270])('facing %i°, the sea lies that way and land behind', (facing) => {
    const { sea } = buildHeroCoast({ facing, windowFrom: null, windowTo: null, seed: 4 })
    const angle = (facing * Math.PI) / 180
    const depthAt = (reach: number) =>
      readField(sea.depth, {
        x: HERO.width / 2 + reach * Math.sin(angle),
        y: HERO.height / 2 - reach * Math.cos(angle),
      })
    expect(depthAt(220)).toBeGreaterThan(0)
    expect(depthAt(-320)).toBeLessThan(0)
  })

  test('is the same for the same seed and its own for another', () => {
    const land = (seed: number) => buildHeroCoast({ ...unknown, facing: 200, seed }).land
    expect(land(5)).toEqual(land(5))
    expect(land(5)).not.toEqual(land(6))
  })

  test('draws no coast where nobody knows which way it faces', () => {
    expect(buildHeroCoast({ ...unknown, seed: 5 }).land).toEqual([])
  })
})
