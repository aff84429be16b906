import { connect } from 'node:net'
import { describe, expect } from 'vitest'
import { getSpot, listSpots, nearbySpots, searchSpots } from '#contract/spots.ts'
import { askWrongly, readProblem } from '#test/ask.ts'
import { test } from '#test/fixtures.ts'

const ID = 'A spot id is a whole number from 1 to 2147483647, without leading zeros.'
const LAT = 'lat is a number from -90 to 90.'
const LON = 'lon is a number from -180 to 180.'
const RADIUS = 'radius is more than 0 and at most 20100 kilometres.'
const LIMIT = 'limit is a whole number from 1 to 5000.'

test.for(['/api', '/api/', '/api/nothing'])(
  '%s is no call and says so in JSON',
  async (url, { app }) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'not_found' })
  },
)

describe('a read', () => {
  test.for([
    ['/api/surf_spots/search', 'q', 'Say what to search for: q is missing.'],
    ['/api/surf_spots/search?q=', 'q', 'Type at least 2 characters to search.'],
    ['/api/surf_spots/search?q=a', 'q', 'Type at least 2 characters to search.'],
    ['/api/surf_spots/search?q=%20a%20', 'q', 'Type at least 2 characters to search.'],
    ['/api/surf_spots/search?q=ab&q=cd', 'q', 'Give q once.'],
    [`/api/surf_spots/search?q=${'a'.repeat(101)}`, 'q', 'A search has at most 100 characters.'],
    ['/api/surf_spots/search?q=ab&limit=0', 'limit', 'limit is a whole number from 1 to 100.'],
    ['/api/surf_spots/search?q=ab&limit=101', 'limit', 'limit is a whole number from 1 to 100.'],
    ['/api/surf_spots/nearby?lon=0', 'lat', `lat is missing: ${LAT}`],
    ['/api/surf_spots/nearby?lat=0', 'lon', `lon is missing: ${LON}`],
    ['/api/surf_spots/nearby?lat=90.1&lon=0', 'lat', LAT],
    ['/api/surf_spots/nearby?lat=-91&lon=0', 'lat', LAT],
    ['/api/surf_spots/nearby?lat=0&lon=180.1', 'lon', LON],
    ['/api/surf_spots/nearby?lat=north&lon=0', 'lat', LAT],
    ['/api/surf_spots/nearby?lat=&lon=0', 'lat', LAT],
    ['/api/surf_spots/nearby?lat=NaN&lon=0', 'lat', LAT],
    ['/api/surf_spots/nearby?lat=Infinity&lon=0', 'lat', LAT],
    ['/api/surf_spots/nearby?lat=1&lat=2&lon=0', 'lat', LAT],
    ['/api/surf_spots/nearby?lat=0&lon=0&radius=0', 'radius', RADIUS],
    ['/api/surf_spots/nearby?lat=0&lon=0&radius=-1', 'radius', RADIUS],
    ['/api/surf_spots/nearby?lat=0&lon=0&radius=20101', 'radius', RADIUS],
    ['/api/surf_spots/nearby?lat=0&lon=0&radius=', 'radius', RADIUS],
    [
      '/api/surf_spots/nearby?lat=0&lon=0&radius=NaN',
      'radius',
      'radius is a number of kilometres.',
    ],
    ['/api/surf_spots?limit=0', 'limit', LIMIT],
    ['/api/surf_spots?limit=-1', 'limit', LIMIT],
    ['/api/surf_spots?limit=5001', 'limit', LIMIT],
    ['/api/surf_spots?limit=abc', 'limit', LIMIT],
    ['/api/surf_spots?limit=1.5', 'limit', LIMIT],
    ['/api/surf_spots?limit=', 'limit', LIMIT],
    ['/api/surf_spots?offset=-1', 'offset', 'offset is a whole number from 0 to 10000000.'],
    ['/api/surf_spots?region=a&region=b', 'region', 'Give region once.'],
    ['/api/surf_spots/abc', 'id', ID],
    ['/api/surf_spots/0', 'id', ID],
    ['/api/surf_spots/-1', 'id', ID],
    ['/api/surf_spots/1.5', 'id', ID],
    ['/api/surf_spots/NaN', 'id', ID],
    [
      '/api/surf_spots/2147483648',
      'id',
      'A spot id is a whole number from 1 to 2147483647, without leading zeros.',
    ],
  ] as const)('of %s is refused', async ([url, path, error], { app }) => {
    expect(readProblem(await app.inject({ url }))).toEqual({
      status: 400,
      code: 'invalid_request',
      error,
      details: [{ path, message: error }],
    })
  })

  test('with a huge id is refused, however huge', async ({ app }) => {
    for (const id of ['99999999999999999999', '9'.repeat(400), '1e99']) {
      const problem = await askWrongly(app, getSpot, { params: { id } })
      expect([problem.status, problem.code]).toEqual([400, 'invalid_request'])
      expect(problem.error).toMatch(/^A spot id is /)
    }
  })

  test('with several faults hears of each', async ({ app }) => {
    const problem = await askWrongly(app, nearbySpots, { query: { lat: 99, lon: 999, radius: -5 } })
    expect(problem.error).toBe(`${LAT} ${LON} ${RADIUS}`)
    expect(problem.details?.map(({ path }) => path)).toEqual(['lat', 'lon', 'radius'])
  })

  test.for(['/api/surf_spots/%E0%A4%A', '/api/regions/%E0%A4%A/spots', '/api/%', '/%ff'])(
    'of the garbage %s is refused',
    async (url, { app }) => {
      expect(readProblem(await app.inject({ url }))).toEqual({
        status: 400,
        code: 'invalid_request',
        error: 'The address is not a valid URL.',
      })
    },
  )

  test('with __proto__ in its query is answered as if it were not there', async ({ app }) => {
    const query = '__proto__=1&constructor=2&q=snapper'
    const response = await app.inject(`/api/surf_spots/search?${query}`)
    expect(response.statusCode).toBe(200)
    expect(response.json()[0].name).toBe('Snapper')
    expect(({} as Record<string, unknown>)[1]).toBeUndefined()
  })
})

describe('an address that leads nowhere', () => {
  test.for([
    ['GET', '/api/nope'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/surf_spots/1/2/3'],
    ['GET', '/api/__proto__'],
    ['GET', '/nope'],
    ['GET', '//'],
    ['GET', '//api'],
    ['DELETE', '/api/regions'],
    ['PUT', '/api/surf_spots/21'],
    ['GET', '/api/surf_spots/21/nope'],
    ['POST', '/api/surf_spots/search'],
  ] as const)('is 404 in JSON: %s %s', async ([method, url], { app }) => {
    expect(readProblem(await app.inject({ method, url }))).toEqual({
      status: 404,
      code: 'not_found',
      error: `There is nothing at ${method} ${url}.`,
    })
  })

  test('is named without its query', async ({ app }) => {
    const problem = readProblem(await app.inject('/api/nope?secret=1'))
    expect(problem.error).toBe('There is nothing at GET /api/nope.')
  })
})

test('a failure on our side says nothing of its inside', async ({ app, catalogue }) => {
  const broken = new Proxy(catalogue.current, {
    get: () => {
      throw new Error('secret /etc/passwd')
    },
  })
  catalogue.swap(broken)
  const response = await app.inject(listSpots.path)
  expect(readProblem(response)).toEqual({
    status: 500,
    code: 'internal',
    error: 'Something went wrong on our side.',
  })
  expect(response.body).not.toContain('secret')
})

test('what is not HTTP at all gets the same shape of failure', async ({ app }) => {
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'))
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/json\r\n/)
  expect(JSON.parse(body)).toEqual({
    error: 'The request is not valid HTTP.',
    code: 'invalid_request',
  })
})

test('every answer keeps a page from doing more than it should', async ({ app }) => {
  const { headers } = await app.inject(searchSpots.path)
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['content-security-policy']).toContain("object-src 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['access-control-allow-origin']).toBeUndefined()
})
