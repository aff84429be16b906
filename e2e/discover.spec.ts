import { expect, expectMap, loadedCount, statusLine, test, zoomToSpots } from './fixtures.ts'

const FILTER_CALL = '**/api/surf_spots/filter'

test('filters spots, sees them on the map, reads a popup and opens the spot', async ({
  page,
  consoleLines,
}) => {
  await page.goto('/discover')
  const all = await loadedCount(page)
  const map = await expectMap(page, 'Map of surf spots')

  await page.getByRole('combobox', { name: 'Region' }).selectOption('Africa')
  await page.getByRole('button', { name: 'Point', exact: true }).click()
  await page.getByRole('button', { name: 'Right', exact: true }).click()
  await page.getByRole('button', { name: 'Find Spots' }).click()
  await expect(page.getByRole('list', { name: 'Surf spots' }).getByText('Supertubes')).toBeVisible()
  const some = await loadedCount(page)
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(all)

  const row = page.getByRole('list', { name: 'Surf spots' }).getByRole('link').first()
  const marker = (await zoomToSpots(map)).first()
  await marker.focus()
  await page.keyboard.press('Enter')
  const popup = map.getByText('Click for details')
  await expect(popup).toBeVisible()
  await expect(map.getByText(/^Region:/)).toBeVisible()
  await expect(map.getByText(/^Type:/)).toBeVisible()
  await expect(map.getByText(/^Experience:/)).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/surf_spot\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(row).toBeHidden()
  expect(consoleLines).toEqual([])
})

test('says that nothing was found when nothing fits', async ({ page }) => {
  await page.route(FILTER_CALL, (route) => route.fulfill({ json: [] }))
  await page.goto('/discover')
  await expect(statusLine(page)).toHaveText('0 surf spots loaded')
  await expect(page.getByRole('heading', { name: 'No surf spots found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search filters')).toBeVisible()
})

test('shows why the search failed, and recovers', async ({ page }) => {
  let isBroken = true
  await page.route(FILTER_CALL, (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { error: 'The sea is closed.', code: 'internal' } })
      : route.continue(),
  )
  await page.goto('/discover')
  await expect(statusLine(page)).toHaveText('Error: The sea is closed.')
  await expect(page.getByRole('list', { name: 'Surf spots' })).toBeHidden()

  isBroken = false
  await page.getByRole('button', { name: 'Find Spots' }).click()
  expect(await loadedCount(page)).toBeGreaterThan(100)
})

test('tells the status where a failure has no sentence', async ({ page }) => {
  await page.route(FILTER_CALL, (route) => route.fulfill({ status: 502, body: 'bad gateway' }))
  await page.goto('/discover')
  await expect(statusLine(page)).toHaveText('Error: API Error: 502 Bad Gateway')
})

test('says that it is loading while it is', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(FILTER_CALL, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/discover')
  await expect(statusLine(page)).toHaveText('Loading surf spots...')
  await expect(page.getByRole('button', { name: 'Find Spots' })).toHaveText('')
  answer()
  expect(await loadedCount(page)).toBeGreaterThan(100)
})

test('keeps the filters in the address, so that a reload keeps them too', async ({ page }) => {
  await page.goto('/discover')
  await loadedCount(page)
  await page.getByRole('combobox', { name: 'Region' }).selectOption('North America')
  await page.getByRole('button', { name: /^Beginner/ }).click()
  await page.getByRole('button', { name: 'Reef', exact: true }).click()
  await page.getByRole('button', { name: 'Point', exact: true }).click()
  await page.getByRole('button', { name: 'A-Frame' }).click()
  const query = () => Object.fromEntries(new URL(page.url()).searchParams)
  await expect.poll(query).toEqual({
    region: 'North_America',
    experience: 'Beginner',
    direction: 'Both',
    breakTypes: 'point,reef',
  })

  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('North America')
  for (const name of [/^Beginner/, 'Reef', 'Point', 'A-Frame'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
})

test('counts a level that is pressed again as all levels', async ({ page }) => {
  await page.goto('/discover')
  const intermediate = await loadedCount(page)
  const button = page.getByRole('button', { name: /^Intermediate/ })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(/experience=All(\+|%20)Levels/)
  await page.getByRole('button', { name: 'Find Spots' }).click()
  await expect.poll(() => loadedCount(page)).toBeGreaterThan(intermediate)
})

test('chooses dates, which mark what is in season and ask for no other spots', async ({ page }) => {
  await page.goto('/discover?fromDate=2027-06-10T00:00:00.000Z&toDate=2027-08-20T00:00:00.000Z')
  const count = await loadedCount(page)
  const when = page.getByRole('button', { name: /^When/ })
  await expect(when).toHaveText('Jun 10, 2027 - Aug 20, 2027')
  const rows = page.getByRole('list', { name: 'Surf spots' }).getByRole('listitem')
  expect(await rows.count()).toBe(count)
  const inSeason = await page.locator('li[data-fits=true]').count()
  expect(inSeason).toBeGreaterThan(0)
  expect(inSeason).toBeLessThan(count)

  await page.getByRole('button', { name: 'Clear the dates' }).click()
  await expect(when).toHaveText('Select Dates')
  await expect(page).not.toHaveURL(/fromDate/)

  await when.click()
  await page.getByRole('button', { name: 'Next month' }).click()
  const days = page.getByRole('dialog').getByRole('button', { name: /^1[0-9] / })
  await days.first().click()
  await days.nth(5).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(when).toHaveText(/^\w{3} 10, \d{4} - \w{3} 15, \d{4}$/)
})

test('comes back to the map as it was left', async ({ page }) => {
  await page.goto('/discover?region=Europe')
  await loadedCount(page)
  const map = await expectMap(page, 'Map of surf spots')
  const spots = await zoomToSpots(map)
  const names = async () =>
    (await spots.evaluateAll((all) => all.map((one) => one.ariaLabel))).sort()
  await expect(async () => {
    const before = await names()
    expect(before.length).toBeGreaterThan(0)
    expect(await names()).toEqual(before)
  }).toPass()
  const left = await names()

  await page.getByRole('list', { name: 'Surf spots' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/surf_spot/)
  await page.goBack()
  await expectMap(page, 'Map of surf spots')
  await expect.poll(names).toEqual(left)
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('Europe')
})

test('a list row points at its marker', async ({ page }) => {
  await page.goto('/discover?region=Middle_East&experience=All%20Levels')
  await loadedCount(page)
  await expectMap(page, 'Map of surf spots')
  await page.getByRole('list', { name: 'Surf spots' }).getByRole('link').first().hover()
  await expect(page.locator('[data-highlighted=true]').first()).toBeVisible()
})

test('begins anew when one comes to the page anew', async ({ page }) => {
  await page.goto('/discover?region=Europe&experience=All%20Levels')
  const europe = await loadedCount(page)
  await page.getByRole('link', { name: 'Discover', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('')
  await expect(statusLine(page)).not.toHaveText(`${europe} surf spots loaded`)
  expect(await loadedCount(page)).toBeGreaterThan(europe)
})

test('quick choices never undo each other', async ({ page }) => {
  await page.goto('/discover')
  await loadedCount(page)
  const asked = page.waitForRequest(FILTER_CALL)
  await page.evaluate(() => {
    const press = (name: string) =>
      [...document.querySelectorAll('button')]
        .find((one) => one.textContent?.startsWith(name))
        ?.click()
    for (const name of ['Advanced', 'Reef', 'Point', 'Left', 'Find Spots']) press(name)
  })
  expect((await asked).postDataJSON()).toEqual({
    experience: ['Experienced surfers', 'Pros or kamikaze only...'],
    direction: ['Left'],
    type: ['Point-break', 'Reef-break'],
  })
  await expect(page).toHaveURL(/experience=Advanced&direction=Left&breakTypes=/)
})

test('comes back to the list where it was left', async ({ page }) => {
  await page.goto('/discover')
  await loadedCount(page)
  const sidebar = page.getByRole('complementary', { name: 'Search' })
  const row = page.getByRole('list', { name: 'Surf spots' }).getByRole('link').nth(35)
  await expect(row).not.toBeInViewport()
  await row.scrollIntoViewIfNeeded()
  await expect(row).toBeInViewport()
  const left = await sidebar.evaluate((element) => element.scrollTop)
  expect(left).toBeGreaterThan(1000)
  await row.click()
  await expect(page).toHaveURL(/surf_spot/)
  await page.goBack()
  await loadedCount(page)
  await expect(row).toBeInViewport()
  const isNear = async () =>
    Math.abs((await sidebar.evaluate((element) => element.scrollTop)) - left) < 400
  await expect.poll(isNear).toBe(true)
})
