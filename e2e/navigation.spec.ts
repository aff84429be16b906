import { expect, loadedCount, statusLine, test } from './fixtures.ts'

test('searches a spot by name with a typo and opens its page', async ({ page, consoleLines }) => {
  await page.goto('/')
  const search = page
    .getByRole('combobox', { name: 'Search surf spots' })
    .or(page.getByRole('searchbox', { name: 'Search surf spots' }))
  await search.pressSequentially('ulwatu')
  const option = page.getByRole('option', { name: /Uluwatu/ })
  await expect(option).toContainText('Bali')
  await option.click()
  await expect(page).toHaveURL(/\/surf_spot\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Uluwatu' })).toBeVisible()
  await expect(search).toHaveValue('')
  expect(consoleLines).toEqual([])
})

test('searches with the keyboard alone', async ({ page }) => {
  await page.goto('/discover')
  await page.getByLabel('Search surf spots').and(page.locator('input')).focus()
  await page.keyboard.type('nazare')
  await expect(page.getByRole('option').first()).toContainText('Nazaré')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Praia do Norte' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('asks once for what is typed in one go, and not for a single letter', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/search')) asked.push(url.searchParams.get('q') ?? '')
  })
  await page.goto('/')
  const input = page.locator('input[type=search]')
  await input.pressSequentially('x')
  await input.fill('')
  await input.pressSequentially('pipeline')
  await expect(page.getByRole('option', { name: /Banzai Pipeline/ })).toBeVisible()
  expect(asked).toEqual(['pipeline'])
})

test('says that no spot was found', async ({ page }) => {
  await page.goto('/')
  await page.locator('input[type=search]').fill('qqqqxxzz')
  await expect(page.getByText('No surf spots found')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByText('No surf spots found')).toBeHidden()
})

test('lists the regions by continent and goes to one', async ({ page, consoleLines }) => {
  let fetched = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/regions') fetched++
  })
  await page.goto('/discover')
  const button = page.getByRole('button', { name: 'Destinations' })
  await button.hover()
  const link = page.getByRole('link', { name: /^Cape Town \d+ spots$/ })
  await expect(link).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Central America' })).toBeVisible()
  await page.mouse.move(700, 880)
  await expect(link).toBeHidden()
  await button.click()
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL('/region/Cape%20Town')
  await expect(page.getByRole('heading', { level: 1, name: 'Cape Town' })).toBeVisible()
  await expect(link).toBeHidden()
  await expect(button).toHaveAttribute('aria-current', 'page')
  expect(fetched).toBe(1)
  expect(consoleLines).toEqual([])
})

test('opens and closes the destinations by keyboard and by a press outside', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Destinations' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.mouse.click(720, 880)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('leads to sign-in and marks where one is', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Discover', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Discover', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/auth')
})

test('an unknown page and an unknown spot say so, with 404', async ({ page }) => {
  for (const path of ['/nowhere', '/surf_spot/99999999', '/surf_spot/abc']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: /Nothing here/ })).toBeVisible()
  }
})

test('a region that does not exist says why that may be, with 404 and a way back', async ({
  page,
}) => {
  await page.goto('/regions')
  const response = await page.goto('/region/Atlantis')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('alert')).toHaveText('There is no region called “Atlantis”.')
  await expect(page.getByText('The name in the address may be wrong.')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/regions')

  expect((await page.goto('/region'))?.status()).toBe(404)
  await expect(page.getByText('Region name not found in URL')).toBeVisible()
})

test('without a network each call says so, and the page stays', async ({ page, context }) => {
  await page.goto('/discover')
  await loadedCount(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Advanced/ }).click()
  await page.getByRole('button', { name: 'Find Spots' }).click()
  await expect(statusLine(page)).toHaveText(/^Error: The server is out of reach/)
  await page.getByRole('button', { name: 'Destinations' }).click()
  await expect(page.getByRole('alert')).toContainText('The destinations did not load.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: /^Cape Town/ })).toBeVisible()
})
