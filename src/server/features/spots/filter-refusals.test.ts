import { describe, expect } from 'vitest'
import { filterSpots } from '#contract/spots.ts'
import { askWrongly, readProblem } from '#test/ask.ts'
import { test } from '#test/fixtures.ts'

describe('a filter', () => {
  const months =
    'best_month maps months to 1 or true where they are chosen, 0 or false where not, such as {"June": 1}.'
  const types = 'Allowed: Point-break, Beach-break, Reef-break, Rivermouth.'
  const experiences =
    'Allowed: Beginner surfers, All surfers, Experienced surfers, Pros or kamikaze only..., All Levels.'
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

async function post(
  app: Parameters<typeof askWrongly>[0],
  payload: string,
  type = 'application/json',
) {
  const headers = { 'content-type': type }
  return readProblem(await app.inject({ method: 'POST', url: filterSpots.path, headers, payload }))
}
