import { expect, test } from '#fixtures/test.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('public pages are read and walked (architecture.md §6)', async ({ page, addresses, makeWorld }) => {
    const { title } = await makeWorld()
    await page.goto(addresses.marketplaceUrl)
    await page.getByRole('combobox', { name: 'Treatment' }).fill(title)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/treatment\?q=/)
    await expect(page.getByText('1 appointment', { exact: true })).toBeVisible()
    await page.locator('summary', { hasText: 'Filters' }).click()
    await page.getByLabel('Highest price').fill('60')
    await page.getByRole('button', { name: 'Show appointments' }).click()
    await expect(page).toHaveURL(/[?&]q=.*[?&]max=60/)
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('link', { name: 'Priya, Studio Nair' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Priya/ })).toBeVisible()
    await page.goto(`${addresses.marketplaceUrl}/blog?lang=fr`)
    await expect(page).toHaveURL(/\/our-blogs\?lang=fr$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A form says what it needs (no text in a noscript is found by words), and keeps what was typed out of the address.
    await page.goto(`${addresses.marketplaceUrl}/company`)
    await page.getByLabel('Your message').fill('Between us')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.locator('form noscript p')).toBeVisible()
    await expect(page).toHaveURL(/\/company$/)
  })
})

test('what is typed and pressed before the app is there is done by it, and the page stays as it was', async ({
  page,
  addresses,
  makeWorld,
}) => {
  const { title } = await makeWorld({ listing: { approval: 'automatic' } })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${addresses.marketplaceUrl}/treatment/hair`, { waitUntil: 'commit' })
  const words = page.getByRole('combobox', { name: 'Treatment or provider' })
  await words.fill(title)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.mouse.wheel(0, 100)
  const node = await words.elementHandle()
  const scrolled = () => page.evaluate(() => scrollY)
  await expect.poll(scrolled).toBe(100)
  release()
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === title && url.searchParams.has('view'))
  await expect(page.getByText('1 appointment', { exact: true })).toBeVisible()
  await expect(words).toHaveValue(title)
  expect(await scrolled()).toBe(100)
  expect(await node?.evaluate(({ isConnected }) => isConnected)).toBe(true)
})

test('what only this page stands on doesn’t wait for the app', async ({ page, addresses }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/BrowsePage-*.js')
  await page.goto(`${addresses.marketplaceUrl}/treatment/hair`, { waitUntil: 'commit' })
  await asked
  release()
})

test('what is far below is laid out once the app is there, and a reload keeps the place (decision 0134)', async ({
  page,
  addresses,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(addresses.marketplaceUrl, { waitUntil: 'commit' })
  const foot = page.getByRole('contentinfo')
  await expect(foot).toHaveCSS('content-visibility', 'auto')
  release()
  await expect(page.locator('html')).not.toHaveAttribute('data-lays-out')
  await expect(foot).toHaveCSS('content-visibility', 'visible')
  const place = () => page.evaluate(() => ({ height: document.body.scrollHeight, top: scrollY }))
  await foot.scrollIntoViewIfNeeded()
  const before = await place()
  expect(before.top).toBeGreaterThan(1000)
  await page.reload()
  await expect.poll(place).toEqual(before)
})

test('who goes back before the app is there finds the page before, though another one was rendered', async ({
  page,
  addresses,
}) => {
  await page.goto(`${addresses.marketplaceUrl}/our-story`)
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  const blog = page.getByRole('heading', { level: 1, name: 'The blog' })
  await expect(blog).toBeVisible()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(blog).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Half guinea pig, half haircut.' })).toBeVisible()
  await expect(blog).toBeHidden()
})

test('a part whose script comes late stays as rendered, and shows what is new afterwards', async ({
  page,
  addresses,
  makeWorld,
}) => {
  await makeWorld()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/-home-foot-*.js', async (route) => {
    await released
    await route.continue()
  })
  // Another appointment has become the soonest since the page was rendered.
  const { promise: newest, resolve: setNewest } = Promise.withResolvers<string>()
  await page.route('**/api/v1/listings?*', async (route) => {
    await route.continue({ url: `${route.request().url()}&q=${encodeURIComponent(await newest)}` })
  })
  await page.goto(addresses.marketplaceUrl)
  const node = await page.getByText('You pay', { exact: true }).elementHandle()
  const { title } = await makeWorld()
  setNewest(title)
  // The rest of the page is hydrated: it answers, and asks.
  const answered = page.waitForResponse(/listings\?.*category=hair/)
  await page.getByRole('tab', { name: 'Hair' }).click()
  await answered
  release()
  await expect(page.getByText(`${title} with Priya`)).toBeVisible()
  expect(await node?.evaluate(({ isConnected }) => isConnected)).toBe(true)
})

test('a language chosen before a late part is there shows in all of the page at once', async ({
  page,
  addresses,
  makeWorld,
}) => {
  await makeWorld()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/-home-foot-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(addresses.marketplaceUrl)
  const node = await page.getByText('You pay', { exact: true }).elementHandle()
  const french = page.waitForResponse(/assets\/fr-/)
  await page.getByRole('button', { name: 'Français' }).click()
  await french
  release()
  await expect(page.getByText('Vous payez', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await node?.evaluate(({ isConnected }) => isConnected)).toBe(true)
})

// In a tunnel: what had come can be read, and does what it says once there is a network again.
for (const [what, script] of [
  ['the app itself', 'base'],
  ['the page’s own part', 'BrowsePage'],
  ['a late part', 'Filters'],
] as const) {
  test(`a page stays as rendered when the network goes before ${what} came, which comes with it`, async ({
    page,
    context,
    addresses,
    makeWorld,
  }) => {
    const { title } = await makeWorld({ listing: { approval: 'automatic' } })
    const { promise: gone, resolve: setGone } = Promise.withResolvers<void>()
    await page.route(`**/assets/${script}-*.js`, async (route) => {
      await gone
      await route.abort('internetdisconnected')
    })
    const asked = page.waitForRequest(`**/assets/${script}-*.js`)
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes(`/${script}-`))
    await page.goto(`${addresses.marketplaceUrl}/treatment/hair?q=${encodeURIComponent(title)}`, {
      waitUntil: 'commit',
    })
    const card = page.getByRole('link', { name: title, exact: true })
    await expect(card).toBeVisible()
    await asked
    await context.setOffline(true)
    setGone()
    await lost
    await page.unroute(`**/assets/${script}-*.js`)
    // Everything that could take the page away has run.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(card).toBeVisible()
    await expect(page.getByText('Ginipig couldn’t start', { exact: false })).toBeHidden()
    await context.setOffline(false)
    await page.getByRole('switch', { name: 'Instant', exact: true }).click()
    await expect(page).toHaveURL(/[?&]instant=true/)
    await expect(card).toBeVisible()
  })
}

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' })

  test('a page comes in French and stays what it was', async ({ page, addresses }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(`${addresses.marketplaceUrl}/faq#cancel-cost`, { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1, name: 'Des questions, et des réponses franches' })
    const node = await heading.elementHandle()
    await expect(page.locator('#cancel-cost')).toHaveAttribute('open', '')
    expect(await node?.evaluate(({ isConnected }) => isConnected)).toBe(true)
    expect(errors).toEqual([])
  })
})
