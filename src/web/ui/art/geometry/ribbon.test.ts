import { expect, test } from 'vitest'
import { toRibbons } from './ribbon.ts'

const line = Array.from({ length: 21 }, (_, x) => ({ x, y: 0 }))

test('each stretch with a width is one closed shape, crumbs are none', () => {
  const ribbons = toRibbons(line, ({ x }) => (x < 6 || x > 14 || x === 10 ? 2 : 0))
  expect(ribbons).toHaveLength(2)
  for (const ribbon of ribbons) expect(ribbon.endsWith('z')).toBe(true)
})
