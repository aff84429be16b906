import { describe, expect, test } from 'vitest'
import { readView, recallView, rememberView } from './view-memory.ts'

const view = { latitude: -8.4, longitude: 115.2, zoom: 7.5, spots: '3-a-b' }

describe('readView', () => {
  test('reads what was written', () => {
    expect(readView(JSON.stringify(view))).toEqual(view)
  })

  test.for([
    ['nothing', null],
    ['text that is not JSON', '{'],
    ['another shape', '{"zoom":3}'],
    ['a place that is not on Earth', JSON.stringify({ ...view, latitude: 91 })],
    ['a zoom that is no number', JSON.stringify({ ...view, zoom: '7' })],
  ])('takes %s for no memory', ([, text]) => {
    expect(readView(text ?? null)).toBeNull()
  })
})

test('a view is recalled by its name, also where there is no storage', () => {
  rememberView('discover', view)
  expect(recallView('discover')).toEqual(view)
  expect(recallView('region')).toBeNull()
})
