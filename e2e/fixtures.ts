import { test as base, expect, type Locator, type Page } from '@playwright/test'

export { expect }

const TILES = 'https://tiles.lineup.test/**'

/** The style of a detail map, in MapLibre's documented form, with one source that needs no further files. */
const DETAIL_STYLE = {
  version: 8,
  name: 'test',
  sources: {
    harbour: {
      type: 'geojson',
      attribution: 'Test tiles',
      data: { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [0, 0] } },
    },
  },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#000000' } },
    { id: 'harbour', type: 'circle', source: 'harbour', paint: { 'circle-radius': 3 } },
  ],
}

type Fixtures = {
  /** What the page said on the console that nobody should have to read. */
  consoleLines: string[]
  /** What the outside map service answers. */
  tiles: 'answer' | 'refuse'
}

/** Every test gets a map service that answers, and a console that is listened to. */
export const test = base.extend<Fixtures>({
  tiles: ['answer', { option: true }],
  page: async ({ page, tiles }, use) => {
    await page.route(TILES, (route) =>
      tiles === 'answer' ? route.fulfill({ json: DETAIL_STYLE }) : route.abort('connectionrefused'),
    )
    await use(page)
  },
  consoleLines: async ({ page }, use) => {
    const lines: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) lines.push(message.text())
    })
    page.on('pageerror', (error) => lines.push(error.message))
    await use(lines)
  },
})

/** The line that tells what the search is doing. */
export function statusLine(page: Page) {
  return page.getByText(/surf spots loaded|Loading surf spots|^Error: /)
}

/** How many spots the status line says are loaded, once it does. */
export async function loadedCount(page: Page): Promise<number> {
  await expect(statusLine(page)).toHaveText(/^\d+ surf spots loaded$/)
  return Number.parseInt((await statusLine(page).textContent()) ?? '', 10)
}

/** The map is there and drawn. */
export async function expectMap(page: Page, name: string | RegExp) {
  const map = page.getByRole('region', { name })
  await expect(map.locator('canvas')).toBeVisible()
  return map
}

/** Presses clusters, always the first, until single spots are in view; gives their markers. */
export async function zoomToSpots(map: Locator): Promise<Locator> {
  const spots = map.getByRole('button', { name: /break|Rivermouth/ })
  const clusters = map.getByRole('button', { name: /zoom in/ })
  await expect(async () => {
    if ((await spots.count()) === 0) await clusters.first().click({ timeout: 2000 })
    expect(await spots.count()).toBeGreaterThan(0)
  }).toPass()
  return spots
}
