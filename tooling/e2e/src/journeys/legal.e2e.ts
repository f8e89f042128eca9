import type { Page } from '@playwright/test'
import { expectUsable } from '#fixtures/axe.ts'
import { addressOf, create, fillClientForm, fillProviderForm, title } from '#fixtures/sign-up-steps.ts'
import { expect, test } from '#fixtures/test.ts'

// What still moves has colours of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** The heading has the focus and stands in sight, below what sticks to the top. */
async function expectOpenAt(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused()
  await expect(heading(page, name)).toBeInViewport()
  const { top, covered } = await heading(page, name).evaluate((element) => {
    const box = element.getBoundingClientRect()
    const above = document.elementFromPoint(box.left + 1, box.top + 1)
    return { top: box.top, covered: above === null || !(element === above || element.contains(above)) }
  })
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(200)
  expect(covered).toBe(false)
}

test(
  'what one agrees to opens beside the sign-up, and all that was typed is still there',
  { tag: '@phone' },
  async ({ page, context, addresses }, info) => {
    await page.goto(`${addresses.marketplaceUrl}/registration`)
    await expect(title(page, 'Create your account')).toBeVisible()
    await fillClientForm(page, addressOf(info))
    for (const [link, name] of [
      ['terms (opens in a new tab)', 'Terms for clients'],
      ['privacy policy (opens in a new tab)', 'Privacy policy'],
    ] as const) {
      const opening = context.waitForEvent('page')
      await page.getByRole('link', { name: link }).click()
      const tab = await opening
      await expect(title(tab, name)).toBeVisible()
      await tab.close()
    }
    await expect(page.getByLabel('Password', { exact: true })).not.toHaveValue('')
    await expect(page.getByRole('checkbox', { name: /^I agree to the terms/ })).toBeChecked()
    await create(page)
  },
)

test('a provider reads the console’s own before there is an account', async ({ page, context, addresses }, info) => {
  await page.goto(`${addresses.consoleUrl}/provider-registration`)
  await fillProviderForm(page, addressOf(info))
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: /^terms/ }).click()
  const tab = await opening
  await expect(title(tab, 'Terms for providers')).toBeVisible()
  expect(tab.url()).toBe(`${addresses.consoleUrl}/provider/term-and-condition`)
  await tab.getByRole('link', { name: 'privacy policy' }).first().click()
  await expect(title(tab, 'Privacy policy')).toBeVisible()
  expect(tab.url()).toBe(`${addresses.consoleUrl}/provider/privacy-policy`)
})

test('a section’s address opens at the section, from the footer and from elsewhere', async ({ page, addresses }) => {
  await page.goto(`${addresses.marketplaceUrl}/term-and-condition#paying`)
  await expectOpenAt(page, '7. Paying')
  await page.getByRole('link', { name: 'Cancellations' }).click()
  await expectOpenAt(page, '8. Cancelling and refunds')
})

test('the contents lead to each section', { tag: '@phone' }, async ({ page, addresses }) => {
  await page.goto(`${addresses.marketplaceUrl}/privacy-policy`)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const fold = contents.getByText('On this page')
  // On a phone they are folded.
  if ((page.viewportSize()?.width ?? 0) < 1180) await fold.click()
  await contents.getByRole('link', { name: 'Your rights' }).click()
  await expectOpenAt(page, '9. Your rights')
})

test('on the wrong host one is sent across, to the section too', async ({ page, addresses }) => {
  await page.goto(`${addresses.consoleUrl}/term-and-condition#cancelling`)
  await page.waitForURL(`${addresses.marketplaceUrl}/term-and-condition#cancelling`)
  await expectOpenAt(page, '8. Cancelling and refunds')
  await page.goto(`${addresses.marketplaceUrl}/provider/privacy-policy`)
  await page.waitForURL(`${addresses.consoleUrl}/provider/privacy-policy`)
  await expect(title(page, 'Privacy policy')).toBeVisible()
})

test('in French they have their room too', async ({ page, addresses }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await page.goto(`${addresses.marketplaceUrl}/term-and-condition`)
  await expect(title(page, 'Conditions pour les clients')).toBeVisible()
  await expectUsable(page)
  await page.goto(`${addresses.consoleUrl}/provider/term-and-condition`)
  await expect(title(page, 'Conditions pour les prestataires')).toBeVisible()
  await expectUsable(page)
})

test('a provider who is logged in reads them beside the menu', async ({ page, addresses, makeWorld, logIn }) => {
  const world = await makeWorld()
  await logIn(page, 'console', world.providerEmail)
  await page.getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(title(page, 'Terms for providers')).toBeFocused()
  await expectUsable(page)
  await page.goto(`${addresses.consoleUrl}/provider/term-and-condition#earnings`)
  await expectOpenAt(page, '9. What you earn')
})

test('on paper there is the text alone', async ({ page, addresses }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${addresses.marketplaceUrl}/term-and-condition`)
  await expect(title(page, 'Terms for clients')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const around of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('navigation')]) {
    for (const part of await around.all()) await expect(part).toBeHidden()
  }
  await expect(heading(page, '7. Paying')).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('nothing lies in a browser that the cookies policy doesn’t name', async ({
  page,
  addresses,
  makeWorld,
  logIn,
}, info) => {
  const stored = async () => {
    const cookies = (await page.context().cookies(page.url())).map(({ name }) => name)
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
      ...(await caches.keys()),
    ])
    return [...cookies, ...kept]
  }
  const found = new Set<string>()
  const look = async () => {
    for (const name of await stored()) found.add(name)
  }
  await page.goto(`${addresses.marketplaceUrl}/registration`)
  await fillClientForm(page, addressOf(info))
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await look()
  await create(page)
  await look()
  const world = await makeWorld()
  await page.goto(`${addresses.marketplaceUrl}/login`)
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '')
  await look()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Become a provider' }).click()
  await page.waitForURL((url) => url.origin === addresses.consoleUrl)
  await look()
  await page.goto(`${addresses.marketplaceUrl}/cookies-policy`)
  await look()
  const table = page.getByRole('table', { name: 'What Ginipig stores in your browser' })
  await expect(table).toBeVisible()
  const named = await table.locator('code').allTextContents()
  expect([...found].filter((name) => !named.includes(name))).toEqual([])
  expect([...found]).toEqual(expect.arrayContaining(['__Host-refresh', '__Host-device', 'auth', 'ginipig', 'language']))
})
