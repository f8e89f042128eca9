import { expectAccessibleInTheDark, expectUsable } from '#fixtures/axe.ts'
import { title } from '#fixtures/sign-up-steps.ts'
import { expect, test } from '#fixtures/test.ts'

// What still moves has colours of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a visitor who saves a treatment is asked to log in, and finds it among their favourites', {
  tag: '@phone',
}, async ({ page, addresses, makeWorld, logIn }) => {
  const world = await makeWorld()
  const heart = page.getByRole('button', { name: `Save ${world.title}` })
  await page.goto(`${addresses.marketplaceUrl}/provider-detail/${world.providerId}`)
  await expect(title(page, 'Priya, Studio Nair')).toBeVisible()
  await heart.click()
  await expect(page.getByText('Log in, and it’s saved.')).toBeVisible()
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '')
  await expect(page).toHaveURL(`${addresses.marketplaceUrl}/provider-detail/${world.providerId}`)
  await expect(page.getByText('Saved to your favourites')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Save Priya, Studio Nair' }).click()
  await expect(page.getByRole('button', { name: 'Save Priya, Studio Nair' })).toHaveText('Saved')

  await page.goto(`${addresses.marketplaceUrl}/my-favourites`)
  await expect(page.getByRole('link', { name: world.title, exact: true })).toBeVisible()
  await expectUsable(page)
  await expectAccessibleInTheDark(page)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Priya, Studio Nair' })).toBeVisible()
  await expectUsable(page)
  await page.goto(`${addresses.marketplaceUrl}/my-favourites`)
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
})
