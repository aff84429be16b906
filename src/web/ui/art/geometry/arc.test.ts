import { expect, test } from 'vitest'
import { arcPath, onDial } from './arc.ts'

const centre = { x: 80, y: 80 }

test('a bearing lies on the dial with north up', () => {
  expect(onDial(centre, 50, 90)).toEqual({ x: 130, y: 80 })
  expect(onDial(centre, 50, 180)).toEqual({ x: 80, y: 130 })
})

test('an arc across north is the short one, past half the dial the long one', () => {
  expect(arcPath(centre, 50, 315, 45)).toContain('A50 50 0 0 1')
  expect(arcPath(centre, 50, 45, 315)).toContain('A50 50 0 1 1')
})
