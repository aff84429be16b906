import { expect, expectMap, test } from './fixtures.ts'

async function openUluwatu(page: import('@playwright/test').Page) {
  const [spot] = await (await page.request.get('/api/surf_spots/search?q=uluwatu')).json()
  await page.goto(`/surf_spot/${spot.id}`)
}

test('shows hero, map, characteristics and nearby spots', async ({ page, consoleLines }) => {
  await openUluwatu(page)
  const header = page.getByRole('article').locator('header')
  await expect(header.getByRole('heading', { level: 1, name: 'Uluwatu' })).toBeVisible()
  for (const tag of ['Reef break', 'Left', 'Experienced surfers', /^Rating: \d\.\d\/5$/])
    await expect(header.getByText(tag, { exact: typeof tag === 'string' })).toBeVisible()
  const map = await expectMap(page, 'Map of Uluwatu')
  await expect(map.getByRole('button', { name: /^Uluwatu/ })).toBeVisible()
  for (const name of ['Break Type', 'Wave Direction', 'Experience Level', 'Rating', 'Hazards'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Nearby surf spots' })).toBeVisible()
  const nearby = page.getByRole('article').getByRole('link', { name: /Wave Quality/ })
  await expect(nearby).toHaveCount(4)
  const name = await nearby.first().getByRole('heading').textContent()
  await nearby.first().click()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  expect(consoleLines).toEqual([])
})

test('is readable before any script runs, and names itself', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await openUluwatu(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Uluwatu' })).toBeVisible()
  await expect(page).toHaveTitle('Uluwatu, Bali · Lineup')
  await expect(page.getByRole('heading', { name: 'Nearby surf spots' })).toBeVisible()
  await context.close()
})

test('says that the data failed when it did, and recovers', async ({ page }) => {
  let isBroken = true
  await page.route('**/api/surf_spots/*', (route) => {
    const isSpot = /surf_spots\/\d+$/.test(new URL(route.request().url()).pathname)
    if (!isSpot || !isBroken) return route.continue()
    return route.fulfill({ status: 503, json: { error: 'Back in a moment.', code: 'unavailable' } })
  })
  await page.goto('/region/Bali')
  await page.getByRole('link', { name: /^Uluwatu/ }).click()
  await expect(page.getByRole('heading', { name: 'Failed to fetch spot data' })).toBeVisible()
  await expect(page.getByText('Back in a moment.')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uluwatu' })).toBeVisible()
})

test('a region page pages through its spots', async ({ page, consoleLines }) => {
  await page.goto('/region/Cape%20Town')
  await expect(page.getByText('Discover the surf spots of Cape Town')).toBeVisible()
  const cards = page.getByRole('article').getByRole('link', { name: /Wave Quality/ })
  await expect(cards).toHaveCount(4)
  const first = await cards.first().getByRole('heading').textContent()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(cards).toHaveCount(4)
  await expect(cards.first().getByRole('heading')).not.toHaveText(first ?? '')
  await expectMap(page, 'Map of Cape Town')
  expect(consoleLines).toEqual([])
})
