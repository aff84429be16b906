import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listRegions } from '#contract/regions.ts'
import { filterSpots, getSpot, searchSpots } from '#contract/spots.ts'
import { request } from './request.ts'

/** A real server on any port; the browser's relative addresses are led to it. */
async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const realFetch = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => realFetch(origin + url, init))
  cleanups.push(() => server.close())
}

const cleanups: (() => void)[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const cleanUp of cleanups.splice(0)) cleanUp()
})

describe('request', () => {
  test('fills the path and the query', async () => {
    const seen: string[] = []
    await serve((incoming, response) => {
      seen.push(`${incoming.method} ${incoming.url}`)
      response.end('[]')
    })
    await request(searchSpots, { query: { q: 'são & co' } })
    await expect(request(getSpot, { params: { id: 7 } })).rejects.toThrow('understood')
    expect(seen).toEqual(['GET /api/surf_spots/search?q=s%C3%A3o+%26+co', 'GET /api/surf_spots/7'])
  })

  test.for([
    { status: 400, body: '{"error":"Too short.","code":"invalid_request"}', message: 'Too short.' },
    { status: 500, body: '{"message":"Out to lunch."}', message: 'Out to lunch.' },
    { status: 502, body: '<html>', message: 'API Error: 502 Bad Gateway' },
    { status: 500, body: '{}', message: 'API Error: 500 Internal Server Error' },
  ])('says “$message” after a $status with $body', async ({ status, body, message }) => {
    await serve((_, response) => response.writeHead(status).end(body))
    await expect(request(listRegions, {})).rejects.toMatchObject({ message, status })
  })

  test('refuses an answer that is not what the contract says', async () => {
    await serve((_, response) => response.end('[{"id":"x"}]'))
    await expect(request(listRegions, {})).rejects.toThrow('could not be understood')
  })

  test('tries a read once more when the connection breaks, and then says so', async () => {
    let tries = 0
    await serve((incoming) => {
      tries++
      incoming.socket.destroy()
    })
    await expect(request(filterSpots, { body: {} })).rejects.toMatchObject({
      message: 'The server is out of reach. Check your connection and try again.',
      status: 0,
    })
    expect(tries).toBe(2)
  })

  test('tries a read once more when the connection breaks inside the body', async () => {
    let tries = 0
    await serve((incoming, response) => {
      tries++
      if (tries > 1) return response.end('[]')
      response.writeHead(200, { 'content-length': '100' })
      response.write('[', () => incoming.socket.destroy())
    })
    expect(await request(listRegions, {})).toEqual([])
    expect(tries).toBe(2)
  })

  test('does not try again what was cancelled', async () => {
    let tries = 0
    const controller = new AbortController()
    await serve(() => {
      tries++
      controller.abort()
    })
    await expect(request(listRegions, {}, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(tries).toBe(1)
  })
})
