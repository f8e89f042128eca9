import { goToCard, slotOf } from '#fixtures/booking-steps.ts'
import { pressWhereItStood } from '#fixtures/press.ts'
import { expect, test } from '#fixtures/test.ts'

// The message that a field shows when it is left makes room for itself. A press that leaves the field counts all the
// same, wherever it goes.

const signUps = [
  { app: 'marketplaceUrl', path: '/registration' },
  { app: 'consoleUrl', path: '/provider-registration' },
] as const

for (const { app, path } of signUps) {
  test(`the press that leaves a field of ${path} counts`, { tag: '@phone' }, async ({ page, addresses }) => {
    await page.goto(addresses[app] + path)
    const email = page.getByLabel('Email', { exact: true })
    const name = page.getByLabel(app === 'marketplaceUrl' ? 'First name' : 'Full name', { exact: true })
    await name.fill('Jo3')
    await pressWhereItStood(page, page.getByRole('button', { name: 'Continue', exact: true }))
    await expect(email).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Letters only, please')
  })
}

test('the press that leaves a field of the log-in counts', async ({ page, addresses }) => {
  await page.goto(`${addresses.marketplaceUrl}/login`)
  const email = page.getByLabel('Email')
  await email.fill('nobody')
  await page.getByLabel('Password', { exact: true }).focus()
  await pressWhereItStood(page, page.getByRole('button', { name: 'Log in', exact: true }))
  await expect(email).toBeFocused()
  await page.reload()
  await email.fill('nobody')
  await pressWhereItStood(page, page.getByRole('link', { name: 'Forgot it?' }))
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('the press that leaves the address of a forgotten password counts', async ({ page, addresses }) => {
  await page.goto(`${addresses.marketplaceUrl}/forgot-password`)
  await page.getByLabel('Email').fill('nobody')
  await pressWhereItStood(page, page.getByRole('button', { name: 'Send me a link' }))
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('the press that leaves a field of a new password counts', async ({ page, addresses }) => {
  await page.goto(`${addresses.marketplaceUrl}/reset-password#token=${'x'.repeat(43)}`)
  const [password, again] = [page.getByLabel('New password'), page.getByLabel('Confirm password')]
  await password.fill('1')
  await again.fill('2')
  await pressWhereItStood(page, page.getByRole('button', { name: 'Set the password' }))
  await expect(password).toBeFocused()
})

test('the press that leaves the name on the card counts', { tag: '@phone' }, async ({
  page,
  makeWorld,
  openCalendar,
}) => {
  const world = await makeWorld()
  await openCalendar(page, world)
  await goToCard(page, slotOf(world))
  await page.getByLabel('Name on card').fill('4242')
  const tick = page.getByRole('checkbox', { name: 'Save this card' })
  await expect(tick).not.toBeChecked()
  await pressWhereItStood(page, tick)
  await expect(tick).toBeChecked()
  await expect(page.getByLabel('Name on card')).toHaveAccessibleDescription('Letters only, as it appears on the card')
})
