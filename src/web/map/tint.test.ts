import { expect, test } from 'vitest'
import { tintPaint } from './tint.ts'

test.for([
  ['#000', 'rgba(12, 34, 46, 1)'],
  ['black', 'rgba(12, 34, 46, 1)'],
  ['hsl(0, 0%, 100%)', 'rgba(234, 246, 248, 1)'],
  ['rgba(255, 255, 255, 0.4)', 'rgba(234, 246, 248, 0.4)'],
])('the grey %s becomes %s', ([grey, ours]) => {
  expect(tintPaint('line-color', grey)).toBe(ours)
})

test.for(['#ff9d6c', 'hsl(120, 60%, 40%)', 'rgb(20, 80, 160)', 'rebeccapurple', 'zoom'])(
  '%s stays as it is',
  (value) => {
    expect(tintPaint('line-color', value)).toBe(value)
  },
)

test('colours inside an expression are found, and numbers are left alone', () => {
  expect(
    tintPaint('line-color', ['interpolate', ['linear'], ['zoom'], 5, '#000', 9, 'red']),
  ).toEqual(['interpolate', ['linear'], ['zoom'], 5, 'rgba(12, 34, 46, 1)', 9, 'red'])
})

test('a dark grey label becomes readable on a dark halo', () => {
  expect(tintPaint('text-color', 'rgb(40, 40, 40)')).toBe(tintPaint('text-color', '#555'))
  expect(tintPaint('text-halo-color', '#444')).toBe('rgba(6, 18, 26, 0.85)')
})
