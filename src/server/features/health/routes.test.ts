import { expect } from 'vitest'
import { test } from '#test/fixtures.ts'

test('says that it lives, and which catalogue it is ready to answer from', async ({ app }) => {
  const alive = await app.inject('/healthz')
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'alive' }])
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'ready', catalogue: '0000000000000001' },
  ])
})

test('is never kept by anyone on the way', async ({ app }) => {
  for (const url of ['/healthz', '/readyz'])
    expect((await app.inject(url)).headers['cache-control']).toBe('no-store')
})
