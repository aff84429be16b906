import { describe, expect, test } from 'vitest'
import { bearingVector, bearingWord, clockwise, turn, windowMiddle } from './bearing.ts'

describe('bearings', () => {
  test('north is up and east is right', () => {
    expect(bearingVector(0).y).toBeCloseTo(-1)
    expect(bearingVector(90).x).toBeCloseTo(1)
  })

  test.for([
    { bearing: 0, word: 'north' },
    { bearing: 200, word: 'south' },
    { bearing: 310, word: 'north-west' },
    { bearing: 350, word: 'north' },
  ])('$bearing° is $word', ({ bearing, word }) => {
    expect(bearingWord(bearing)).toBe(word)
  })

  test.for([
    { from: 180, to: 250, middle: 215 },
    { from: 300, to: 40, middle: 350 },
    { from: 350, to: 30, middle: 10 },
  ])('the middle from $from° clockwise to $to° is $middle°', ({ from, to, middle }) => {
    expect(windowMiddle(from, to)).toBeCloseTo(middle)
  })

  test('the way round is clockwise, the turn is the shorter way', () => {
    expect(clockwise(350, 10)).toBe(20)
    expect(turn(10, 350)).toBe(-20)
    expect(turn(350, 10)).toBe(20)
  })
})
