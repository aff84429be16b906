import { expect } from 'vitest'
import { listRegionSpots, listRegions } from '#contract/regions.ts'
import { filterSpots, getSpot, listSpots, nearbySpots, searchSpots } from '#contract/spots.ts'
import { test } from '#test/fixtures.ts'

const ENDPOINTS = [
  searchSpots,
  filterSpots,
  nearbySpots,
  listSpots,
  getSpot,
  listRegions,
  listRegionSpots,
]

type Operation = {
  summary: string
  tags: string[]
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content: Record<string, { schema: object }> }>
}
type Document = {
  openapi: string
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

test('the contract is an OpenAPI 3.1 document of exactly our calls', async ({ app }) => {
  const response = await app.inject('/api/openapi.json')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const document = response.json<Document>()
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info).toMatchObject({ title: 'Lineup', version: expect.any(String) })

  const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const ours = ENDPOINTS.map(({ method, path }) => `${method} ${toTemplate(path)}`)
  expect(listed.sort()).toEqual(ours.sort())
})

test('every call says what it takes, what it answers and how it fails', async ({ app }) => {
  const { paths } = (await app.inject('/api/openapi.json')).json<Document>()
  for (const { method, path, summary, tag } of ENDPOINTS) {
    const operation = paths[toTemplate(path)]?.[method.toLowerCase()]
    expect(operation, path).toMatchObject({ summary, tags: [tag] })
    const inPath = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'path')
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(inPath.map(({ name }) => name)).toEqual(names)
    for (const status of ['200', '4XX', '5XX']) {
      const answer = operation?.responses[status] ?? operation?.responses[status.toLowerCase()]
      expect(answer?.content['application/json']?.schema, `${path} ${status}`).toBeTypeOf('object')
    }
  }
  const filter = paths[filterSpots.path]?.post
  expect(filter?.requestBody?.content['application/json']?.schema).toBeTypeOf('object')
  const search = paths[searchSpots.path]?.get?.parameters ?? []
  expect(search.map(({ name, required }) => [name, required ?? false])).toEqual([
    ['q', true],
    ['limit', false],
  ])
})

test('every reference leads somewhere', async ({ app }) => {
  const { body } = await app.inject('/api/openapi.json')
  const { schemas } = (JSON.parse(body) as Document).components
  const references = [...body.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference)
  expect(references.length).toBeGreaterThan(5)
  const known = Object.keys(schemas).map((name) => `#/components/schemas/${name}`)
  for (const reference of references) expect(known).toContain(reference)
})

test('the contract can be read at /api/docs', async ({ app }) => {
  const page = await app.inject('/api/docs')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<title>Lineup API</title>')
  const [, script] = /<script src="([^"]+swagger-ui-bundle\.js)"/.exec(page.body) ?? []
  const bundle = await app.inject(new URL(script ?? '', 'http://any/api/docs').pathname)
  expect(bundle.statusCode).toBe(200)
  expect(bundle.headers['content-type']).toContain('javascript')
})

function toTemplate(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}
