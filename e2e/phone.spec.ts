import AxeBuilder from '@axe-core/playwright'
import { expect, expectMap, loadedCount, statusLine, test, zoomToSpots } from './fixtures.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('filters with a thumb, taps a marker twice and is on its page', async ({ page }) => {
    await page.goto('/discover')
    await loadedCount(page)
    await page.getByRole('button', { name: 'Filters' }).tap()
    await page.getByRole('combobox', { name: 'Region' }).selectOption('Middle East')
    await page.getByRole('button', { name: /^Beginner/ }).tap()
    const answered = page.waitForResponse('**/api/surf_spots/filter')
    await page.getByRole('button', { name: 'Find Spots' }).tap()
    const found = await (await answered).json()
    await expect(statusLine(page)).toHaveText(`${found.length} surf spots loaded`)
    const map = await expectMap(page, 'Map of surf spots')
    const spots = await zoomToSpots(map)
    const name = (await spots.first().getAttribute('aria-label')) ?? ''
    const marker = map.getByRole('button', { name, exact: true })
    await marker.tap()
    await expect(map.getByText('Click for details')).toBeVisible()
    await expect(page).toHaveURL(/discover/)
    await marker.tap()
    await expect(page).toHaveURL(/\/surf_spot\/\d+$/)
  })

  test('searches behind the magnifying glass', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Search surf spots' }).tap()
    await page.locator('input[type=search]').fill('pipe')
    await page.getByRole('option', { name: /Banzai Pipeline/ }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Banzai Pipeline' })).toBeVisible()
  })

  test('never scrolls sideways', async ({ page }) => {
    for (const path of ['/', '/discover', '/regions', '/region/Peru%20-%20North', '/surf_spot/1']) {
      await page.goto(path)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })
})

for (const path of ['/', '/discover', '/regions', '/region/Cape%20Town', '/surf_spot/1', '/auth'])
  test(`${path} has nothing that axe finds`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
    ).toEqual([])
  })
