import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { getSpot, listSpots } from '#contract/spots.ts'
import { realTest, test } from '#test/fixtures.ts'

/** Well above the size from which answers are compressed. */
const LIST = listSpots.path
const ENCODINGS = ['br', 'gzip'] as const

describe('an answer', () => {
  realTest('is the same text in every encoding', async ({ app }) => {
    const plain = await app.inject({ url: LIST })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(plain.body)).toHaveLength(100)

    const br = await app.inject({ url: LIST, headers: { 'accept-encoding': 'br' } })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)

    const gzip = await app.inject({ url: LIST, headers: { 'accept-encoding': 'gzip' } })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
  })

  realTest.for([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
  ] as const)('to Accept-Encoding “%s” is encoded as %s', async ([accepted, encoding], { app }) => {
    const response = await app.inject({ url: LIST, headers: { 'accept-encoding': accepted } })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.vary).toBe('Accept-Encoding')
  })

  test('that is small is sent as it is', async ({ app }) => {
    const headers = { 'accept-encoding': 'br, gzip' }
    const response = await app.inject({ url: '/api/surf_spots?limit=1', headers })
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.headers.vary).toBe('Accept-Encoding')
    expect(response.json()).toHaveLength(1)
  })

  realTest('to HEAD has the head of GET and no body', async ({ app }) => {
    const headers = { 'accept-encoding': 'gzip' }
    const get = await app.inject({ url: LIST, headers })
    const head = await app.inject({ method: 'HEAD', url: LIST, headers })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    for (const name of ['etag', 'content-type', 'content-encoding', 'vary', 'cache-control'])
      expect(head.headers[name], name).toBe(get.headers[name])
  })
})

describe('an ETag', () => {
  realTest('is strong and different for each encoding', async ({ app }) => {
    const etags = await Promise.all(
      ['identity', ...ENCODINGS].map(async (encoding) => {
        const response = await app.inject({ url: LIST, headers: { 'accept-encoding': encoding } })
        return String(response.headers.etag)
      }),
    )
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/)
    expect(new Set(etags).size).toBe(3)
  })

  realTest('is the same for the same content and different for other content', async ({ app }) => {
    const etagOf = async (url: string) => (await app.inject({ url })).headers.etag
    expect(await etagOf(LIST)).toBe(await etagOf('/api/surf_spots?limit=100&offset=0'))
    expect(await etagOf(LIST)).not.toBe(await etagOf('/api/surf_spots?limit=99'))
  })

  realTest.for(['GET', 'HEAD'] as const)(
    'that %s brings back gets 304 without a body',
    async (method, { app }) => {
      const urls = [LIST, '/api/regions', '/api/surf_spots/101', '/api/regions/Bali/spots']
      const queries = ['/api/surf_spots/search?q=bali', '/api/surf_spots/nearby?lat=-8.8&lon=115.1']
      for (const url of [...urls, ...queries])
        for (const encoding of ['identity', ...ENCODINGS]) {
          const accept = { 'accept-encoding': encoding }
          const etag = String((await app.inject({ url, headers: accept })).headers.etag)
          const headers = { ...accept, 'if-none-match': etag }
          const again = await app.inject({ method, url, headers })
          expect(again.statusCode, `${url} ${encoding}`).toBe(304)
          expect(again.body).toBe('')
          expect(again.headers.etag).toBe(etag)
          expect(again.headers['cache-control']).toContain('max-age=60')
          expect(again.headers.vary).toBe('Accept-Encoding')
          expect(again.headers['x-catalogue-version']).toMatch(/^[0-9a-f]{16}$/)
        }
    },
  )

  realTest('of another encoding does not count', async ({ app }) => {
    const br = await app.inject({ url: LIST, headers: { 'accept-encoding': 'br' } })
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': String(br.headers.etag) }
    expect((await app.inject({ url: LIST, headers })).statusCode).toBe(200)
  })

  test('is found in a list, behind W/ and by *; another is not', async ({ app }) => {
    const url = getSpot.path.replace(':id', '21')
    const etag = String((await app.inject({ url })).headers.etag)
    const statusFor = async (ifNoneMatch: string) =>
      (await app.inject({ url, headers: { 'if-none-match': ifNoneMatch } })).statusCode
    expect(await statusFor(`"other", ${etag}`)).toBe(304)
    expect(await statusFor(`W/${etag}`)).toBe(304)
    expect(await statusFor('*')).toBe(304)
    expect(await statusFor('"other"')).toBe(200)
    expect(await statusFor(etag.slice(1, -1))).toBe(200)
    expect(await statusFor('')).toBe(200)
  })

  test('never makes a POST 304, nor does one carry it', async ({ app }) => {
    const post = { method: 'POST', url: '/api/surf_spots/filter', payload: {} } as const
    const first = await app.inject(post)
    expect(first.headers.etag).toBeUndefined()
    expect(first.headers['cache-control']).toBe('no-store')
    const again = await app.inject({ ...post, headers: { 'if-none-match': '*' } })
    expect(again.statusCode).toBe(200)
    expect(again.body).toBe(first.body)
  })

  test('is not given to a failure', async ({ app }) => {
    const headers = { 'if-none-match': '*' }
    const response = await app.inject({ url: '/api/surf_spots/404', headers })
    expect(response.statusCode).toBe(404)
    expect(response.headers.etag).toBeUndefined()
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

test('every catalogue answer names its version, whatever became of the question', async ({
  app,
}) => {
  for (const url of [
    '/api/surf_spots',
    '/api/surf_spots/21',
    '/api/surf_spots/404',
    '/api/surf_spots/90',
    '/api/surf_spots/91',
    '/api/surf_spots/search?q=snapper',
    '/api/surf_spots/nearby?lat=0&lon=0',
    '/api/regions',
    '/api/regions/Gold%20Bay/spots',
    '/api/regions/Atlantis/spots',
  ]) {
    const { headers } = await app.inject({ url })
    expect(headers['x-catalogue-version'], url).toBe('0000000000000001')
  }
  const filter = await app.inject({ method: 'POST', url: '/api/surf_spots/filter', payload: {} })
  expect(filter.headers['x-catalogue-version']).toBe('0000000000000001')
})
