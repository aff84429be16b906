import { afterEach, expect, test, vi } from 'vitest'
import { loadPart } from './load-part.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('gives the part that arrives, and lets its failure through', async () => {
  expect(await loadPart(async () => 'map')).toBe('map')
  await expect(loadPart(() => Promise.reject(new Error('gone')))).rejects.toMatchObject({
    message: expect.stringContaining('could not be loaded'),
    cause: new Error('gone'),
  })
})

test('gives up after two minutes', async () => {
  vi.useFakeTimers()
  const loading = loadPart(() => new Promise(() => {}))
  const outcome = expect(loading).rejects.toThrow('did not arrive in time')
  await vi.advanceTimersByTimeAsync(119_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await outcome
  expect(vi.getTimerCount()).toBe(0)
})
