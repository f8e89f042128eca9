import { createUnfinishedProvider } from '@ginipig/api/testing'
import type { Page } from '@playwright/test'
import { expectUsable } from '#fixtures/axe.ts'
import { title } from '#fixtures/sign-up-steps.ts'
import { expect, test } from '#fixtures/test.ts'

// What still moves has colours of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a set-up that was left goes on in another browser, and makes the provider’s page (spec §5)', {
  tag: '@phone',
}, async ({ page, addresses, database, logIn, newPerson }) => {
  test.slow()
  const { email } = await createUnfinishedProvider(database, Date.now())
  await logIn(page, 'console', email)
  await expect(title(page, 'Where will people find you?')).toBeVisible()
  await page.getByLabel('Postcode').fill('cf119lj')
  await expect(page.getByText('Cardiff, Wales')).toBeVisible()
  await expect(page.getByLabel('City/town')).toHaveValue('Cardiff')
  await page.getByLabel('Flat or building number').fill('12')
  await page.getByLabel('Street name').fill('Bridge Street')
  await page.getByLabel('County').selectOption({ index: 3 })
  await page.getByLabel('Keep it private').check()
  await button(page, 'Continue to services').click()
  await expect(title(page, 'What do you do?')).toBeFocused()
  await page.getByRole('checkbox', { name: 'Hair' }).check()
  await button(page, 'Continue to about you').click()
  await expect(page.getByText('Please pick at least one service')).toBeVisible()
  await expectUsable(page)
  await button(page, 'Colour').click()
  await button(page, 'Continue to about you').click()
  await expect(title(page, 'Tell them who’s holding the scissors')).toBeFocused()

  const elsewhere = await newPerson()
  await logIn(elsewhere, 'console', email)
  await expect(title(elsewhere, 'Tell them who’s holding the scissors')).toBeVisible()
  await elsewhere.getByLabel('Profile display name').fill('Bethan at Inkwell')
  await elsewhere.getByLabel('Short bio').fill('Ring me on 07700 900142')
  await button(elsewhere, 'Finish set-up').click()
  await expect(elsewhere.getByText('One contact detail to take out').first()).toBeVisible()
  await elsewhere.getByLabel('Short bio').fill('Soft, grown-out blondes and short crops.')
  await button(elsewhere, 'Finish set-up').click()
  await expect(elsewhere.getByText('Please add at least one photo of your work')).toBeVisible()
  await elsewhere
    .getByLabel('Add photos')
    .setInputFiles({ name: 'fringe.png', mimeType: 'image/png', buffer: await elsewhere.screenshot() })
  await button(elsewhere, 'Keep all of it').click()
  await expect(elsewhere.getByText('Awaiting approval')).toBeVisible()
  await expectUsable(elsewhere)
  await button(elsewhere, 'Finish set-up').click()
  await expect(elsewhere.getByText('Everybody can see your page now')).toBeVisible()

  await page.goto(`${addresses.consoleUrl}/provider/my-bookings`)
  await expect(title(page, 'Profile')).toBeVisible()
  await page.goto(`${addresses.consoleUrl}/provider/my-bookings`)
  await expect(title(page, 'Bookings')).toBeVisible()
})
