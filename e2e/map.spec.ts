import { chromium } from '@playwright/test'
import { expect, expectMap, loadedCount, test, zoomToSpots } from './fixtures.ts'

test.describe('a map service that does not answer', () => {
  test.use({ tiles: 'refuse' })

  test('leaves the base map with its markers', async ({ page }) => {
    await page.goto('/discover?region=Asia')
    await loadedCount(page)
    const map = await expectMap(page, 'Map of surf spots')
    await expect(map.getByRole('button', { name: /zoom in|break/ }).first()).toBeVisible()
    await expect(map.getByText('Natural Earth')).toBeAttached()
  })
})

test('draws land before any spot, so that none floats in an empty square', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/land-110m*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/discover')
  await loadedCount(page)
  const map = page.getByRole('region', { name: 'Map of surf spots' })
  await expect(map).toBeVisible()
  await expect(map.getByRole('button', { name: /zoom in/ })).toHaveCount(0)
  answer()
  await expect(map.getByRole('button', { name: /zoom in/ }).first()).toBeVisible()
})

test('keeps its spots when the land can not be had', async ({ page }) => {
  await page.route('**/land-*', (route) => route.abort('failed'))
  await page.goto('/discover')
  const map = await expectMap(page, 'Map of surf spots')
  await expect(map.getByRole('button', { name: /zoom in/ }).first()).toBeVisible()
})

test('puts the detail map on top when its service answers', async ({ page, consoleLines }) => {
  await page.goto('/discover?region=Asia')
  const map = await expectMap(page, 'Map of surf spots')
  await expect(map.getByText('Test tiles')).toBeAttached()
  expect(consoleLines).toEqual([])
})

test('with a mouse, hovering shows the popup and a click opens the spot', async ({ page }) => {
  await page.goto('/discover?region=Middle_East&experience=All%20Levels')
  await loadedCount(page)
  const map = await expectMap(page, 'Map of surf spots')
  const spots = await zoomToSpots(map)
  await spots.first().hover()
  await expect(map.getByText('Click for details')).toBeVisible()
  await page.mouse.move(5, 400)
  await expect(map.getByText('Click for details')).toBeHidden()
  await spots.first().click()
  await expect(page).toHaveURL(/\/surf_spot\/\d+$/)
})

test('without WebGL the list alone serves, and says so', async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    args: ['--no-sandbox', '--disable-3d-apis', '--disable-gpu', '--disable-background-networking'],
  })
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  await page.goto('/discover')
  expect(await loadedCount(page)).toBeGreaterThan(100)
  await expect(page.getByText(/needs WebGL/)).toBeVisible()
  await page.getByRole('list', { name: 'Surf spots' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/surf_spot\/\d+$/)
  await browser.close()
})
