import { bookWithDeposit, slotOf } from '#fixtures/booking-steps.ts'
import { expect, test } from '#fixtures/test.ts'

test('a turned tablet keeps the open question and what was typed in it', async ({
  page,
  makeWorld,
  openCalendar,
  logIn,
  newPerson,
  addresses,
}) => {
  const world = await makeWorld()
  await openCalendar(page, world)
  await bookWithDeposit(page, slotOf(world))
  const provider = await newPerson()
  await provider.goto(`${addresses.consoleUrl}/provider/my-bookings`)
  await logIn(provider, 'console', world.providerEmail)
  await provider.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = provider.getByRole('alertdialog', { name: 'Decline Maya’s request?' })
  await dialog.getByRole('radio', { name: 'Something else' }).check()
  await dialog.getByLabel('Words for Maya').fill('Sorry, I am away that week.')
  // By its place: to readers nothing but the question is there.
  const pane = provider.locator('section[aria-label="Maya’s booking"]')

  await provider.setViewportSize({ width: 900, height: 900 })
  await expect(pane).toHaveCount(0)
  await expect(dialog.getByLabel('Words for Maya')).toHaveValue('Sorry, I am away that week.')
  await provider.setViewportSize({ width: 1280, height: 900 })
  await expect(pane).toHaveCount(1)
  await expect(dialog.getByRole('radio', { name: 'Something else' })).toBeChecked()
  await provider.setViewportSize({ width: 900, height: 900 })
  await dialog.getByRole('button', { name: 'Decline request' }).click()
  await expect(dialog).toBeHidden()
  await expect(provider.getByText('You’re up to date.')).toBeVisible()
})
