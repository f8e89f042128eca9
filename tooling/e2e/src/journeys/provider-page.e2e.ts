import { expectAccessibleInTheDark, expectUsable } from '#fixtures/axe.ts'
import { title } from '#fixtures/sign-up-steps.ts'
import { expect, test } from '#fixtures/test.ts'

// What still moves has colours of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a provider changes what stands about them, and clients read it at once (product.md §6)', {
  tag: '@phone',
}, async ({ page, addresses, makeWorld, logIn, newPerson }) => {
  test.slow()
  const world = await makeWorld()
  await logIn(page, 'console', world.providerEmail)
  await expect(title(page, 'Profile')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(title(page, 'Edit profile')).toBeFocused()
  await expectUsable(page)
  await page.getByLabel('Short bio').fill('Grown-out blondes, and tea.')
  await page.getByRole('link', { name: 'Where you work' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile is saved')).toBeVisible()
  await page.getByRole('link', { name: 'Where you work' }).click()
  await expect(page.getByLabel('Postcode')).toBeVisible()
  await expectUsable(page)
  await page.goto(`${addresses.consoleUrl}/provider/my-services`)
  await expect(title(page, 'Services')).toBeVisible()
  await expectUsable(page)

  const visitor = await newPerson()
  await visitor.goto(`${addresses.marketplaceUrl}/category-detail/${world.listing.id}`)
  await visitor.getByRole('link', { name: 'Priya, Studio Nair' }).first().click()
  // Pressed before the app is there, a link loads its page as in any browser: the heading has the focus or not.
  await expect(title(visitor, 'Priya, Studio Nair')).toBeVisible()
  await expect(visitor.getByRole('link', { name: world.title, exact: true })).toBeVisible()
  // Figures in one row are told apart by lines between them; one of two lines of them has none to stand at.
  const figures = visitor.locator('dl:has(dd)').first().locator('div')
  const isOneRow = (visitor.viewportSize()?.width ?? 0) >= 1024
  await expect(figures.nth(0)).toHaveCSS('border-inline-start-style', 'none')
  await expect(figures.nth(1)).toHaveCSS('border-inline-start-style', isOneRow ? 'solid' : 'none')
  await expectUsable(visitor)
  await expectAccessibleInTheDark(visitor)
  await expect(visitor.getByText('Grown-out blondes, and tea.').first()).toBeVisible()
  await visitor.getByRole('link', { name: /^Reviews/ }).click()
  await expect(visitor.getByText('New, no reviews yet')).toBeInViewport()
  await visitor.goto(`${addresses.marketplaceUrl}/provider-detail/00000000-0000-4000-8000-000000000000`)
  await expect(visitor.getByText(/There is no such provider/)).toBeVisible()
})
