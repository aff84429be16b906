import { describe, expect } from 'vitest'
import type { Drawing } from '#contract/drawing.ts'
import { buildApp } from '#server/app.ts'
import { CatalogueHolder } from '#server/catalogue/holder.ts'
import { buildSnapshot } from '#server/catalogue/snapshot.ts'
import { createArtefact, createEnv, createSpotFixture } from '#test/factories.ts'
import { test as base } from '#test/fixtures.ts'

const test = base
  .extend('drawn', (): Drawing[] => [])
  .extend('app', async ({ drawn }, { onCleanup }) => {
    const artefact = createArtefact([
      createSpotFixture({
        id: 7,
        new_region: 'Gold Bay',
        beach_facing: 90,
        best_season: 'Winter',
        rating: 5,
      }),
      createSpotFixture({ id: 8, new_region: 'Gold Bay', beach_facing: null, rating: 1 }),
    ])
    const draw = (drawing: Drawing) => {
      drawn.push(drawing)
      return '<svg/>'
    }
    const render = async () => ({ status: 200, head: '', body: '', state: '' })
    const app = await buildApp({
      env: createEnv(),
      catalogue: new CatalogueHolder(buildSnapshot(artefact)),
      web: { folder: import.meta.dirname, template: '', render, draw },
    })
    onCleanup(() => app.close())
    return app
  })

describe('a drawing', () => {
  test('of a spot carries what is known of its sea, and is made once', async ({ app, drawn }) => {
    const response = await app.inject('/drawings/spots/7.svg')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(response.body).toBe('<svg/>')
    await app.inject('/drawings/spots/7.svg')
    expect(drawn).toMatchObject([
      { kind: 'place', facing: 90, season: 'Winter', seed: 7, frame: 'hero' },
    ])
  })

  test('of a region is the sea of its best spot, on a coast of its own', async ({ app, drawn }) => {
    expect((await app.inject('/drawings/regions/Gold%20Bay.svg')).statusCode).toBe(200)
    expect(drawn).toMatchObject([{ kind: 'place', facing: 90 }])
    expect(drawn[0]).not.toMatchObject({ seed: 7 })
  })

  test.for(['/drawings/spots/99.svg', '/drawings/regions/Atlantis.svg'])(
    'of nothing known is 404 (%s)',
    async (url, { app }) => {
      const response = await app.inject(url)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'not_found' })
    },
  )

  test('of a break type that does not exist says which do', async ({ app }) => {
    const response = await app.inject('/drawings/breaks/lava.svg')
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toContain('rivermouth')
  })
})
