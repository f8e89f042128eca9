import { createClient, createUnfinishedProvider } from '@ginipig/api/testing'
import type { Page } from '@playwright/test'
import { expectAccessibleInTheDark, expectUsable } from '#fixtures/axe.ts'
import { expect, test } from '#fixtures/test.ts'

// What still moves has colours of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a client’s account is usable by everybody (WCAG 2.2 AA)', { tag: '@phone' }, async ({
  page,
  addresses,
  database,
  logIn,
}) => {
  test.slow()
  const { email } = await createClient(database, Date.now())
  await logIn(page, 'marketplace', email)

  await page.goto(`${addresses.marketplaceUrl}/profile`)
  await expect(title(page, 'Profile')).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
  await button(page, 'Edit').click()
  await page.getByLabel('First name').fill('H4')
  await button(page, 'Save changes').click()
  await expect(page.getByText('Letters only, please')).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
  await button(page, 'Cancel').click()

  await page.goto(`${addresses.marketplaceUrl}/change-password`)
  await page.getByLabel('New password').fill('short')
  await button(page, 'Change password').click()
  await expect(page.getByText('Please enter current password')).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)

  await page.goto(`${addresses.marketplaceUrl}/settings`)
  await expect(page.getByText('This browser')).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
  await button(page, 'Log out everywhere').click()
  await expect(page.getByRole('dialog', { name: 'Log out everywhere?' })).toBeVisible()
  await expectUsable(page)
  await button(page, 'Stay logged in').click()
  await button(page, 'Delete account').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
  await button(page, 'Continue to delete').click()
  await button(page, 'Delete my account').click()
  await expect(page.getByText('Please enter password')).toBeVisible()
  await expectUsable(page)
  await button(page, 'Keep my account').click()
  await button(page, 'Change email').click()
  await page.getByLabel('New email').fill(email.replace('@', '.new@'))
  await button(page, 'Send code').click()
  const isItYou = page.getByRole('dialog', { name: 'Is it you?' })
  await expect(isItYou).toBeVisible()
  await expectUsable(page)
})

test('an unfinished provider’s account is usable by everybody (WCAG 2.2 AA)', { tag: '@phone' }, async ({
  page,
  addresses,
  database,
  logIn,
}) => {
  test.slow()
  const { email } = await createUnfinishedProvider(database, Date.now())
  await logIn(page, 'console', email)
  await expect(title(page, 'Where will people find you?')).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
  // Folded on a phone.
  const menu = button(page, 'Open the menu')
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText('This browser')).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
  await page.getByRole('main').getByRole('link', { name: 'Change password' }).click()
  await expect(title(page, 'Change password')).toBeVisible()
  await expectUsable(page)
  await page.goto(`${addresses.consoleUrl}/provider/my-bookings`)
  await expect(title(page, 'Where will people find you?')).toBeVisible()
})
