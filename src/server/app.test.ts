import { connect } from 'node:net'
import { describe, expect } from 'vitest'
import { filterSpots, getSpot, listSpots, nearbySpots, searchSpots } from '#contract/spots.ts'
import { askWrongly, readProblem } from '#test/ask.ts'
import { test } from '#test/fixtures.ts'

const ID = 'A spot id is a whole number from 1 on.'
const LAT = 'lat is a number from -90 to 90.'
const LON = 'lon is a number from -180 to 180.'
const RADIUS = 'radius is more than 0 and at most 20100 kilometres.'
const LIMIT = 'limit is a whole number from 1 to 5000.'

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
    ['/api/surf_spots/2147483648', 'id', 'A spot id is at most 2147483647.'],
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

describe('a filter', () => {
  const months =
    'best_month maps months to 1 or true where they are chosen, 0 or false where not, such as {"June": 1}.'
  const types = 'Allowed: Point-break, Beach-break, Reef-break, Rivermouth.'
  const experiences =
    'Allowed: Beginner surfers, All surfers, Experienced surfers, Pros or kamikaze only....'
  const continents =
    'Allowed: Europe, North America, Africa, Australia & Pacific, Asia, Central America, South America, Middle East.'
  const calendar =
    'Allowed: January, February, March, April, May, June, July, August, September, October, November, December.'

  test.for([
    [{ type: ['Slab'] }, 'type', `There is no type “Slab”. ${types}`],
    [
      { direction: 'Up' },
      'direction',
      'There is no direction “Up”. Allowed: Right, Left, Both, Any.',
    ],
    [
      { experience: ['Everyone'] },
      'experience',
      `There is no experience “Everyone”. ${experiences}`,
    ],
    [{ continent: ['Atlantis'] }, 'continent', `There is no continent “Atlantis”. ${continents}`],
    [
      { continent: ['constructor'] },
      'continent',
      `There is no continent “constructor”. ${continents}`,
    ],
    [{ best_month: { Smarch: 1 } }, 'best_month', `There is no month “Smarch”. ${calendar}`],
    [{ best_month: { June: 2 } }, 'best_month.June', months],
    [{ best_month: ['June'] }, 'best_month', months],
    [{ best_month: 6 }, 'best_month', months],
    [{ type: 5 }, 'type', `type is one label or a list of at most 50. ${types}`],
    [{ type: null }, 'type', `type is one label or a list of at most 50. ${types}`],
    [{ type: [[]] }, 'type', `type is one label or a list of at most 50. ${types}`],
    [
      { colour: 'blue' },
      '',
      'There is no filter “colour”. Allowed: continent, type, direction, experience, best_month.',
    ],
    [null, '', 'A filter is a JSON object, {} at least.'],
    [[], '', 'A filter is a JSON object, {} at least.'],
    ['text', '', 'A filter is a JSON object, {} at least.'],
  ] as const)('of %j is refused', async ([body, path, error], { app }) => {
    expect(await askWrongly(app, filterSpots, { body })).toEqual({
      status: 400,
      code: 'invalid_request',
      error,
      details: [{ path, message: error }],
    })
  })

  test('that is no JSON is refused', async ({ app }) => {
    for (const text of ['{', '{"type":}', 'type=point', "{'type':'point'}", '{} {}'])
      expect(await post(app, text)).toEqual({
        status: 400,
        code: 'invalid_request',
        error: 'The body is not valid JSON.',
      })
  })

  test('that reaches for a prototype is refused', async ({ app }) => {
    for (const text of [
      '{"__proto__":{"type":["Point-break"]}}',
      '{"best_month":{"__proto__":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
    ])
      expect(await post(app, text)).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('that is empty is refused, with and without a content type', async ({ app }) => {
    expect(await post(app, '')).toEqual({
      status: 400,
      code: 'invalid_request',
      error: 'The body is empty. Send a JSON object, {} at least.',
    })
    const bare = await app.inject({ method: 'POST', url: filterSpots.path })
    expect(readProblem(bare)).toMatchObject({
      status: 400,
      error: 'A filter is a JSON object, {} at least.',
    })
  })

  test.for([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/xml',
    'application/jsonp',
    'nonsense',
  ])('of the type %s is refused', async (type, { app }) => {
    expect(await post(app, '{}', type)).toEqual({
      status: 415,
      code: 'unsupported_media_type',
      error: 'The body must be JSON, with Content-Type: application/json.',
    })
  })

  test('of 3 MB is refused, and of just under 1 MB it is read', async ({ app }) => {
    expect(await post(app, `{"type":"${'x'.repeat(3 * 1024 * 1024)}"}`)).toEqual({
      status: 413,
      code: 'too_large',
      error: 'The body is too large: at most 1 MB is allowed.',
    })
    expect((await post(app, `{"type":"${'x'.repeat(1024 * 1024 - 100)}"}`)).status).toBe(400)
  })

  test('nested 100,000 deep is refused', async ({ app }) => {
    const deep = `{"type":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect(await post(app, deep)).toMatchObject({
      status: 400,
      error: `type is one label or a list of at most 50. ${types}`,
    })
  })

  test('wrong in thousands of places gets a short answer', async ({ app }) => {
    const wrong = Array.from({ length: 20_000 }, (_, index) => [`Month ${index}`, 1])
    const body = { best_month: Object.fromEntries(wrong) }
    const problem = await askWrongly(app, filterSpots, { body })
    expect(problem.status).toBe(400)
    expect(problem.details).toHaveLength(20)
    expect(JSON.stringify(problem).length).toBeLessThan(10_000)
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

async function post(
  app: Parameters<typeof askWrongly>[0],
  payload: string,
  type = 'application/json',
) {
  const headers = { 'content-type': type }
  return readProblem(await app.inject({ method: 'POST', url: filterSpots.path, headers, payload }))
}
