import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import type { RenderPage } from '#contract/page.ts'
import { listRegions } from '#contract/regions.ts'
import { getSpot } from '#contract/spots.ts'
import { buildApp } from '#server/app.ts'
import { CatalogueHolder } from '#server/catalogue/holder.ts'
import { buildSnapshot } from '#server/catalogue/snapshot.ts'
import { createArtefact, createEnv, createSpotFixture } from '#test/factories.ts'
import { folderTest } from '#test/temp-folder.ts'

const TEMPLATE = '<head><!--head--></head><body><!--body--><script>"page state"</script></body>'

/** The app with a web build that renders what it was asked for, and counts. */
const test = folderTest
  .extend('rendered', (): string[] => [])
  .extend('app', async ({ folder, rendered }, { onCleanup }) => {
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'assets/app.js'), 'let a')
    await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
    const artefact = createArtefact(
      [createSpotFixture({ id: 1, name: 'Snapper', new_region: 'Gold Bay' })],
      {
        regions: [{ name: 'Gold Bay', aliases: ['Old Gold'] }],
        retired: [{ id: 9, mergedInto: 1 }],
      },
    )
    const render: RenderPage = async ({ path, transport }) => {
      rendered.push(path)
      if (path === '/boom') throw new Error('a secret of the renderer')
      const regions = await transport(listRegions, {})
      const spot = await transport(getSpot, { params: { id: path.split('/').at(-1) } })
      const status = path.startsWith('/surf_spot/') && !spot.ok ? spot.status : 200
      const known = status === 200 && path !== '/nope' && !path.startsWith('//')
      const body = JSON.stringify({ path, regions: regions.ok, spot: spot.ok })
      return { status: known ? 200 : 404, head: '<title>$&</title>', body, state: '{}' }
    }
    const app = await buildApp({
      env: createEnv(),
      catalogue: new CatalogueHolder(buildSnapshot(artefact)),
      web: { folder, template: TEMPLATE, render, draw: () => '<svg/>' },
    })
    onCleanup(() => app.close())
    return app
  })

describe('a page', () => {
  test('that can not be made says so in a page, without the reason', async ({ app }) => {
    const response = await app.inject('/boom')
    expect(response.statusCode).toBe(500)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('Unexpected Application Error!')
    expect(response.body).not.toContain('secret')
  })

  test('is rendered into the template, from the snapshot', async ({ app }) => {
    const response = await app.inject('/surf_spot/1')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['x-catalogue-version']).toBe('0000000000000001')
    expect(response.body).toBe(
      '<head><title>$&</title></head><body>{"path":"/surf_spot/1","regions":true,"spot":true}<script>{}</script></body>',
    )
  })

  test('is rendered once, whatever the query and the slash at its end', async ({
    app,
    rendered,
  }) => {
    const first = await app.inject('/discover')
    for (const url of ['/discover?experience=Beginner', '/discover/', '/discover'])
      expect((await app.inject(url)).headers.etag).toBe(first.headers.etag)
    expect(rendered).toEqual(['/discover'])
  })

  test('is always asked for again, and answered 304 when it is the same', async ({ app }) => {
    const first = await app.inject('/')
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await app.inject({ url: '/', headers })).statusCode).toBe(304)
  })

  test.for(['/nope', '//nope', '/surf_spot/404', '/surf_spot/abc'])(
    'that does not exist is 404: %s',
    async (url, { app }) => {
      const response = await app.inject(url)
      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    },
  )

  test('of slashes alone is the home page', async ({ app, rendered }) => {
    expect((await app.inject('//')).statusCode).toBe(200)
    expect(rendered).toEqual(['/'])
  })

  test.for([
    ['/surf_spot/9', '/surf_spot/1'],
    ['/region/Old%20Gold', '/region/Gold%20Bay'],
    ['/region/gold-bay', '/region/Gold%20Bay'],
  ])('that moved leads to where it lives now: %s', async ([url = '', location], { app }) => {
    const response = await app.inject(url)
    expect([response.statusCode, response.headers.location]).toEqual([301, location])
  })
})

test('files of the build are kept for as long as their name says', async ({ app }) => {
  const asset = await app.inject('/assets/app.js')
  expect(asset.body).toBe('let a')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const robots = await app.inject('/robots.txt')
  expect(robots.headers['cache-control']).toBe('public, max-age=3600')
})

test('an unknown call of the API is still JSON', async ({ app }) => {
  const response = await app.inject('/api/nope')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({
    error: 'There is nothing at GET /api/nope.',
    code: 'not_found',
  })
})
