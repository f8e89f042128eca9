import type { Locator, Page } from '@playwright/test'
import { slotOf } from '#fixtures/booking-steps.ts'
import { expectWholePlaceholders } from '#fixtures/layout.ts'
import { availabilityPath, expect, test } from '#fixtures/test.ts'

test('home shows the four categories and appointments that can be booked now (spec §2)', async ({
  page,
  addresses,
  makeWorld,
}) => {
  await makeWorld()
  await page.goto(addresses.marketplaceUrl)
  const main = page.getByRole('main')
  for (const category of ['Hair', 'Beauty', 'Wellness', 'Coaching']) {
    await expect(main.getByRole('heading', { name: category }).getByRole('link')).toBeVisible()
  }
  // On a large screen the wall of covers goes on to the window's edge, and doesn't end somewhere beside it.
  await page.setViewportSize({ width: 1600, height: 900 })
  const covers = main.locator('section').first().locator('[aria-hidden="true"] img')
  const ends = await covers.evaluateAll((all) => all.map((cover) => cover.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeGreaterThanOrEqual(1600)
  // On a tablet the way to an account stands in the header, where there is room for it.
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible()
  // Beside the wall the search has the least room, and in large text.
  for (const [width, textSize] of [
    [1024, '100%'],
    [1280, '200%'],
    [1280, ''],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize)
    await expectWholePlaceholders(page)
  }
  const card = main
    .getByRole('article')
    .filter({ has: page.getByText('% off') })
    .first()
  const title = (await card.getByRole('heading').innerText()).trim()
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/category-detail\//)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

/** The last row of what scrolls by itself is shaded as long as more lies below, and no longer. */
async function expectShadeWhereCut(page: Page, panel: Locator): Promise<void> {
  await panel.evaluate((part) => part.scrollIntoView({ block: 'end' }))
  const { x, y, height } = (await panel.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  // At its edge, where nothing is written.
  const pixel = () => page.screenshot({ clip: { x: x + 1, y: Math.floor(y + height) - 1, width: 1, height: 1 } })
  const cut = await pixel()
  await panel.evaluate((part) => part.scrollTo(0, part.scrollHeight))
  expect(cut.equals(await pixel())).toBe(false)
  await panel.evaluate((part) => part.scrollTo(0, part.scrollHeight / 4))
  expect(cut.equals(await pixel())).toBe(true)
}

test('a treatment list shows what one compares, and leads to the treatment (spec §2, §9)', { tag: '@phone' }, async ({
  page,
  addresses,
  makeWorld,
  hasTouch,
}) => {
  const { title } = await makeWorld()
  await page.goto(`${addresses.marketplaceUrl}/treatment/hair`)
  await page.getByRole('combobox', { name: 'Treatment or provider' }).fill(title)
  await page.getByRole('combobox', { name: 'Treatment or provider' }).press('Enter')
  await expect(page.getByText('1 appointment', { exact: true })).toBeVisible()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(card).toContainText('£54.00')
  await expect(card.getByText('usual price £120.00')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(card).toContainText('55% off')
  await expect(card).toContainText('Nearly there')
  await expect(card).toContainText('Portfolio')
  await expect(card).toContainText('Studio Nair')
  if (!hasTouch) await expectShadeWhereCut(page, page.getByRole('complementary', { name: 'Filters' }))
  await card.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See availability', exact: true })).toBeVisible()
})

test('an id that is no treatment’s leads back with a word (spec §8)', async ({ page, addresses }) => {
  for (const id of ['nonsense', '00000000-0000-4000-a000-000000000000']) {
    await page.goto(`${addresses.marketplaceUrl}/category-detail/${id}`)
    await expect(page.getByRole('alert').getByText('No treatment available', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${addresses.marketplaceUrl}/treatment`)
  }
})

test('an unknown path shows the not-found page (spec §2)', async ({ page, addresses }) => {
  await page.goto(`${addresses.marketplaceUrl}/no-such-page`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(`${addresses.marketplaceUrl}/`)
})

/** A list with one card, in an app that has come: until then a link is the browser's. */
async function openListOf(page: Page, origin: string, title: string): Promise<Locator> {
  await page.goto(`${origin}/treatment/hair?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL(/[?&]view=list/)
  return page.getByRole('article').getByRole('link', { name: title, exact: true })
}

test('a page that didn’t come without signal says so, and comes by itself when it is back', async ({
  page,
  context,
  addresses,
  makeWorld,
}) => {
  const { title } = await makeWorld()
  const card = await openListOf(page, addresses.marketplaceUrl, title)
  await context.setOffline(true)
  await card.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline.' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a part asked for without signal comes when it is back, with its looks', async ({
  page,
  context,
  addresses,
  makeWorld,
}) => {
  const { title } = await makeWorld()
  const card = await openListOf(page, addresses.marketplaceUrl, title)
  await context.setOffline(true)
  const lost = page.waitForEvent('requestfailed', (request) => /ListingMap.*\.css$/.test(request.url()))
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await lost
  await expect(card).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'Map' }).locator('.leaflet-container')).toHaveCSS('overflow', 'hidden')
})

test('filters stay in the address: through a reload, and when one comes back (architecture.md §6)', {
  tag: '@phone',
}, async ({ page, addresses, makeWorld, viewport }) => {
  const { title } = await makeWorld({ listing: { approval: 'automatic' } })
  const isWide = (viewport?.width ?? 0) >= 1024
  await page.goto(`${addresses.marketplaceUrl}/treatment?q=${encodeURIComponent(title)}`)
  await page.getByRole(isWide ? 'switch' : 'button', { name: 'Instant', exact: true }).click()
  await expect(page).toHaveURL(/[?&]instant=true/)
  const remove = page.getByRole('button', { name: 'Instant, remove filter' })
  await expect(remove).toBeVisible()
  await page.reload()
  await expect(remove).toBeVisible()
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(remove).toBeVisible()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
})

test('a pin on the map and its row are one choice; whoever comes back finds the map', { tag: '@phone' }, async ({
  page,
  addresses,
  makeWorld,
  hasTouch,
}) => {
  const { title } = await makeWorld()
  await page.goto(`${addresses.marketplaceUrl}/treatment?view=map&q=${encodeURIComponent(title)}`)
  const map = page.getByRole('region', { name: 'Map' })
  const pin = map.getByRole('button', { name: /£54\.00/ })
  // The button is the point it stands on; what is seen of it stands above.
  const price = map.getByText('£54.00', { exact: true })
  const row = page.getByRole('link', { name: title, exact: true })
  await price.click()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(row).toBeFocused()
  if (hasTouch) {
    // The sheet's last stop leads back to the map.
    await page.getByRole('button', { name: 'Pull the list over the map, or back' }).press('Enter')
    await expect(price).toBeInViewport()
  }
  await row.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/view=map/)
  await expect(price).toBeVisible()
})

test('found by postcode, day and price, sent to somebody as its address, and booked from the card (issue 11)', {
  tag: '@phone',
}, async ({ page, addresses, makeWorld, newPerson, logIn, viewport }) => {
  const world = await makeWorld()
  const day = new Date(slotOf(world).startsAt).toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
  const card = (of: typeof page) =>
    of.getByRole('article').filter({ has: of.getByRole('heading', { name: world.title }) })
  await page.goto(`${addresses.marketplaceUrl}/treatment?q=${encodeURIComponent(world.title)}&date=${day}`)
  const where = page.getByRole('combobox', { name: 'Town or postcode' })
  await where.pressSequentially('M4')
  await page.getByRole('option', { name: 'M4, Manchester', exact: true }).click()
  await expect(page).toHaveURL(/[?&]place=M4/)
  if ((viewport?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('textbox', { name: 'Highest price' }).fill('60')
  await page.getByRole('textbox', { name: 'Highest price' }).press('Enter')
  await expect(page).toHaveURL(/[?&]max=60/)

  const other = await newPerson()
  await other.goto(page.url())
  await expect(other.getByText('1 appointment', { exact: true })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Up to £60.00, remove filter' })).toBeVisible()
  const time = card(other)
    .getByRole('link', { name: `for ${world.title}` })
    .first()
  await time.click()
  await expect(other).toHaveURL(/\/login\?next=/)
  await logIn(other, 'marketplace', world.clientEmails[0] ?? '')
  await expect(other).toHaveURL(new RegExp(availabilityPath(world)))
  await expect(other.getByRole('radio', { checked: true })).toHaveCount(1)
  await other.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'must-haves' })).toBeVisible()
})

test('a visitor sees every open time of a listing, and the way on stands apart from them', async ({
  page,
  addresses,
  makeWorld,
}) => {
  const world = await makeWorld()
  await page.goto(`${addresses.marketplaceUrl}/category-detail/${world.listing.id}`)
  await page.getByRole('button', { name: 'Show the month' }).click()
  const times = page.getByRole('region', { name: 'Time', exact: true })
  const wayOn = await times.getByRole('button', { name: 'Log in and book' }).boundingBox()
  const slots = await times.getByRole('radiogroup').boundingBox()
  expect((wayOn?.y ?? 0) - (slots?.y ?? 0) - (slots?.height ?? 0)).toBeGreaterThanOrEqual(16)
})
