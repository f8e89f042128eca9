import type { Page } from '@playwright/test'
import { expectAccessibleInTheDark, expectUsable } from '#fixtures/axe.ts'
import { expect, test } from '#fixtures/test.ts'

/** Goes to Stripe by the page's button and chooses there how it ends. */
async function endAtStripe(page: Page, button: string, outcome: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('radio', { name: outcome }).check()
  await page.getByRole('button', { name: 'Go back to Ginipig' }).click()
}

test('a provider leaves Stripe unfinished, fails, waits, and can be paid at last (spec §6)', { tag: '@phone' }, async ({
  page,
  logIn,
  makeUnpaidProvider,
  setStage,
}) => {
  const { email, providerId } = await makeUnpaidProvider()
  await logIn(page, 'console', email, '/provider/stripe-connect')
  await expect(page.getByRole('heading', { name: 'Set up where your money goes.' })).toBeVisible()
  await expect(page.getByText('0 of 5 done')).toBeVisible()
  await expectUsable(page)

  await endAtStripe(page, 'Set up with Stripe', 'Leave unfinished')
  await expect(page.getByRole('heading', { name: 'One thing left: prove you’re you.' })).toBeVisible()
  await expect(page.getByText('Account ending 2345')).toBeVisible()

  await endAtStripe(page, 'Continue on Stripe', 'Fail')
  await expect(page.getByRole('heading', { name: 'Stripe needs something else.' })).toBeVisible()
  await expect(page.getByText('The document could not be read.')).toBeVisible()
  await expectAccessibleInTheDark(page)

  await endAtStripe(page, 'Continue on Stripe', 'In review')
  await expect(page.getByRole('heading', { name: 'Stripe is checking what you gave.' })).toBeVisible()
  // The page lies open when Stripe is done.
  await setStage(providerId, 'complete')
  await expect(page.getByRole('heading', { name: 'You’re ready to be paid.' })).toBeVisible()
  await expect(page.getByText('5 of 5 done')).toBeVisible()
})
