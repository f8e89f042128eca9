import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { expectUsable } from '#fixtures/axe.ts'
import { apiCalls, historyOf, keptOf, type Sent, secretsOf, watchFragments, watchRequests } from '#fixtures/crossing.ts'
import { expect, test } from '#fixtures/test.ts'

/** Into the form of the page one is on; where it leads is the test's to say. */
async function fillLogIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Ginipig-2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** On a phone the sidebar is behind a button. */
async function openSidebar(page: Page): Promise<void> {
  await expect(profile(page)).toBeVisible()
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  if (await opener.isVisible()) await opener.click()
}

const refused = { type: 'about:blank', title: 'Refused', status: 400, code: 'handoff_refused', requestId: 'r' }

const profile = (page: Page) => page.getByRole('heading', { level: 1, name: 'Profile' })
const bookings = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bookings' })

/** Neither addresses nor the browser's history know what was handed over. Source: trust.md §2.3. */
async function expectNoTrace(page: Page, sent: readonly Sent[], fragments: readonly string[]): Promise<void> {
  const secrets = secretsOf(fragments)
  expect(secrets.length).toBeGreaterThanOrEqual(2)
  const seen = JSON.stringify(sent)
  for (const secret of secrets) expect(seen).not.toContain(secret)
  expect((await historyOf(page)).filter((url) => /handoff|code=|state=/.test(url))).toEqual([])
}

async function watch(context: BrowserContext) {
  return { sent: watchRequests(context), fragments: await watchFragments(context) }
}

/** Kept by a choice alone. Source: spec §4. */
const chosenLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'))

test('a provider who logs in on the marketplace lands on the console, at the page they came for (spec §6)', {
  tag: '@phone',
}, async ({ page, context, addresses, makeWorld }) => {
  const world = await makeWorld()
  const { sent, fragments } = await watch(context)
  await page.goto(`${addresses.marketplaceUrl}/treatment`)
  await page.goto(`${addresses.marketplaceUrl}/login?next=${encodeURIComponent('/provider/my-bookings?tab=past')}`)
  await fillLogIn(page, world.providerEmail)
  await expect(page).toHaveURL(`${addresses.consoleUrl}/provider/my-bookings?tab=past`)
  await expect(bookings(page)).toBeVisible()
  await expectNoTrace(page, sent, fragments)
  // Signed in for good: the session is the console's own.
  await page.reload()
  await expect(bookings(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${addresses.marketplaceUrl}/treatment`)
  await expect(page.getByRole('button', { name: /’s account$/ })).toBeVisible()
})

test('from the console to the marketplace one is signed in by one click (architecture.md §4)', async ({
  page,
  context,
  addresses,
  makeWorld,
  logIn,
}) => {
  const world = await makeWorld()
  const { sent, fragments } = await watch(context)
  await logIn(page, 'console', world.providerEmail)
  await openSidebar(page)
  await page.getByRole('link', { name: 'See the marketplace' }).click()
  await expect(page).toHaveURL(`${addresses.marketplaceUrl}/treatment`)
  await page.getByRole('button', { name: /’s account$/ }).click()
  await expectNoTrace(page, sent, fragments)

  // And back: there is a session there already, so nothing is handed over again.
  const before = fragments.length
  await page.getByRole('menuitem', { name: 'Provider area' }).click()
  await expect(page).toHaveURL(`${addresses.consoleUrl}/provider/my-profile`)
  await expect(profile(page)).toBeVisible()
  expect(fragments.length).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL(`${addresses.marketplaceUrl}/treatment`)
})

test('a path typed on the wrong host crosses to the right one, signed in only after a click (S57)', async ({
  page,
  context,
  addresses,
  makeWorld,
  logIn,
}) => {
  const world = await makeWorld()
  await page.goto(`${addresses.marketplaceUrl}/provider/my-bookings?tab=past`)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL(
    `${addresses.consoleUrl}/login?next=${encodeURIComponent('/provider/my-bookings?tab=past')}`,
  )
  await logIn(page, 'console', world.providerEmail)
  await expect(page).toHaveURL(`${addresses.consoleUrl}/provider/my-bookings?tab=past`)

  // A tab in which nobody has clicked or logged in.
  const tab = await context.newPage()
  await tab.goto(`${addresses.consoleUrl}/treatment/hair?level=pro`)
  await expect(tab).toHaveURL((url) => url.pathname === '/handoff/continue')
  await expectUsable(tab)
  await tab.getByRole('button', { name: 'Continue as Priya to the marketplace' }).click()
  await expect(tab).toHaveURL(`${addresses.marketplaceUrl}/treatment/hair?level=pro`)
  await expect(tab.getByRole('button', { name: /’s account$/ })).toBeVisible()

  for (const path of ['/nowhere', '/designer-registration']) {
    await tab.goto(`${addresses.marketplaceUrl}${path}`)
    await expect(tab.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  }
})

test('whoever logs out in one app is out in the other, and leaves nothing behind (S25, S54)', {
  tag: '@phone',
}, async ({ page, context, addresses, makeWorld, logIn }) => {
  const world = await makeWorld()
  await logIn(page, 'console', world.providerEmail)
  await openSidebar(page)
  await page.getByRole('link', { name: 'See the marketplace' }).click()
  await expect(page.getByRole('button', { name: /’s account$/ })).toBeVisible()
  const tab = await context.newPage()
  await tab.goto(`${addresses.consoleUrl}/provider/my-bookings`)
  await expect(bookings(tab)).toBeVisible()
  await tab.goto(`${addresses.consoleUrl}/provider/settings`)
  await expect(tab.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${addresses.marketplaceUrl}/login`)
  await expect(tab.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible({ timeout: 5_000 })
  await expect(tab.getByText('You have been logged out.')).toBeVisible()
  await expect(tab.getByText(/Session is expired/)).toHaveCount(0)

  for (const left of [page, tab]) expect(await keptOf(left)).toEqual([])
  // Back, in the tab and over both apps, finds nobody.
  await tab.goBack()
  await expect(tab.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL(`${addresses.marketplaceUrl}/login`)
  await page.goBack()
  await expect(page).toHaveURL(`${addresses.marketplaceUrl}/treatment`)
  await page.goBack()
  await expect(page).toHaveURL((url) => url.origin === addresses.consoleUrl && url.pathname === '/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})

test('the language chosen last comes along to the other app and to another browser (decision 0019)', async ({
  page,
  addresses,
  makeWorld,
  logIn,
  newPerson,
}) => {
  const world = await makeWorld()
  await logIn(page, 'console', world.providerEmail)
  await openSidebar(page)
  await page.getByRole('link', { name: 'See the marketplace' }).click()
  await expect(page.getByRole('button', { name: /’s account$/ })).toBeVisible()
  const told = page.waitForResponse((answer) => answer.url().endsWith('/me/language') && answer.ok())
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await told

  // A browser in which nobody has chosen: the marketplace hands over to the console, and both speak it.
  const other = await newPerson()
  await other.goto(`${addresses.marketplaceUrl}/login`)
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  await fillLogIn(other, world.providerEmail)
  const inFrench = (name: string) => other.getByRole('heading', { level: 1, name })
  await expect(inFrench('Profil')).toBeVisible()
  expect(await chosenLanguage(other)).toBeNull()
  await other.reload()
  await expect(inFrench('Profil')).toBeVisible()
  await other.goto(`${addresses.marketplaceUrl}/treatment`)
  await other.getByRole('button', { name: /^Compte : / }).click()
  await other.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(other).toHaveURL(`${addresses.marketplaceUrl}/login`)
  expect(await chosenLanguage(other)).toBeNull()

  // At home again, where the page has found out by now that nobody is logged in any more.
  await other.goto(`${addresses.consoleUrl}/provider/my-bookings`)
  await expect(other.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
  await other.getByLabel('E-mail').fill(world.providerEmail)
  await other.getByLabel('Mot de passe', { exact: true }).fill('Ginipig-2026')
  await other.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(inFrench('Réservations')).toBeVisible()
})

test('a link with somebody else’s code signs nobody in, and the API never hears of it (trust.md §2.3)', async ({
  page,
  addresses,
  makeWorld,
  newPerson,
}) => {
  const world = await makeWorld()
  // The attacker has a crossing of their own, and keeps its answer to themselves.
  const attacker = await newPerson()
  const fragments = await watchFragments(attacker.context())
  await attacker
    .context()
    .route('**/api/v1/auth/handoff/token', (route) => route.fulfill({ status: 400, json: refused }))
  await attacker.goto(`${addresses.marketplaceUrl}/login`)
  await fillLogIn(attacker, world.providerEmail)
  await expect(attacker.getByRole('heading', { level: 1, name: 'We couldn’t log you in' })).toBeVisible()
  const stolen = fragments.find((fragment) => fragment.includes('code='))
  expect(stolen).toBeTruthy()

  const sent = watchRequests(page.context())
  await page.goto(`${addresses.consoleUrl}/handoff/callback${stolen}`)
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t log you in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in here' })).toBeVisible()
  await expectUsable(page)
  expect(apiCalls(sent)).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  expect(await keptOf(page)).toEqual([])
  expect(page.url()).toBe(`${addresses.consoleUrl}/handoff/callback`)
  expect((await historyOf(page)).join()).not.toContain('code=')

  // One who has begun a crossing of their own is not taken in either.
  await page.goto(`${addresses.marketplaceUrl}/handoff/continue`)
  await page.goto(`${addresses.consoleUrl}/handoff/start?to=%2Fprovider%2Fmy-bookings`)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await page.goto(`${addresses.consoleUrl}/handoff/callback${stolen}`)
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t log you in' })).toBeVisible()
  await page.getByRole('link', { name: 'Log in here' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})

test('no other site can put our pages into a frame (S15)', async ({ page, addresses, policy }) => {
  policy.allow(/frame-ancestors/)
  const wanted = [`${addresses.marketplaceUrl}/handoff/continue`, `${addresses.consoleUrl}/login`]
  const evil = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(wanted.map((url) => `<iframe src="${url}"></iframe>`).join('')),
  )
  await once(evil.listen(0, '127.0.0.1'), 'listening')
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  // listen() with a port gives an address object.
  await page.goto(`http://127.0.0.1:${(evil.address() as AddressInfo).port}/`)
  await expect.poll(() => said.filter((text) => text.includes("frame-ancestors 'none'"))).toHaveLength(wanted.length)
  evil.close()
})
