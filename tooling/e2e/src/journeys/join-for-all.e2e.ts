import type { Page } from '@playwright/test'
import { expectAccessibleInTheDark, expectUsable } from '#fixtures/axe.ts'
import { addressOf, create, fillClientRest, fillClientStart, fillProviderForm, title } from '#fixtures/sign-up-steps.ts'
import { expect, test } from '#fixtures/test.ts'

// What still moves has colours of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function expectGood(page: Page): Promise<void> {
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
}

test(
  'signing up as a client is usable by everybody (WCAG 2.2 AA)',
  { tag: '@phone' },
  async ({ page, addresses }, info) => {
    test.slow()
    await page.goto(`${addresses.marketplaceUrl}/registration`)
    await expect(title(page, 'Create your account')).toBeVisible()
    await expectGood(page)
    await button(page, 'Continue').click()
    await expect(page.getByText('Please enter first name')).toBeVisible()
    await expectGood(page)
    await fillClientStart(page, addressOf(info))
    await button(page, 'Continue').click()
    await expect(page.getByText('Please choose gender')).toBeVisible()
    await expectGood(page)
    await fillClientRest(page)
    await expectGood(page)
    await create(page)
    await expectGood(page)
    await page.getByLabel('Code', { exact: true }).fill('0000')
    await expect(page.getByRole('alert').filter({ hasText: 'tries left' })).toBeAttached()
    await expectGood(page)
  },
)

test(
  'signing up as a provider is usable by everybody (WCAG 2.2 AA)',
  { tag: '@phone' },
  async ({ page, addresses }, info) => {
    test.slow()
    await page.goto(`${addresses.consoleUrl}/provider-registration`)
    await expect(title(page, 'Register as a provider')).toBeVisible()
    await expectGood(page)
    await button(page, 'Continue').click()
    await expect(page.getByText('Please enter full name')).toBeVisible()
    await expectGood(page)
    await fillProviderForm(page, addressOf(info))
    await create(page)
    await expectGood(page)
  },
)

test(
  'a forgotten password is usable by everybody (WCAG 2.2 AA)',
  { tag: '@phone' },
  async ({ page, addresses }, info) => {
    test.slow()
    await page.goto(`${addresses.marketplaceUrl}/forgot-password`)
    await expect(title(page, 'Forgotten your password?')).toBeVisible()
    await expectGood(page)
    await page.getByLabel('Email').fill(addressOf(info))
    await button(page, 'Send me a link').click()
    await expect(title(page, 'Check your email')).toBeVisible()
    await expectGood(page)
    await page.goto(`${addresses.marketplaceUrl}/reset-password`)
    await expect(title(page, 'There’s a link missing')).toBeVisible()
    await expectGood(page)
    // Opened anew: a fragment alone loads nothing.
    await page.goto('about:blank')
    await page.goto(`${addresses.marketplaceUrl}/reset-password#token=${'x'.repeat(43)}`)
    await expect(title(page, 'Choose a new password')).toBeVisible()
    await expectGood(page)
    await button(page, 'Set the password').click()
    await expect(page.getByText('Please enter new password')).toBeVisible()
    await expectGood(page)
  },
)
