import { createClient, DEMO_PASSWORD } from '@ginipig/api/testing'
import type { Page } from '@playwright/test'
import { tabTo } from '#fixtures/keyboard.ts'
import { codeTo, messagesTo } from '#fixtures/mailbox.ts'
import { test as base, expect } from '#fixtures/test.ts'

const NEW_PASSWORD = 'Marigold-7!x'

/** A client of this test's own, signed in, at their settings. */
const test = base.extend<{ email: string }>({
  email: async ({ database, page, logIn }, use) => {
    const { email } = await createClient(database, Date.now())
    await logIn(page, 'marketplace', email, '/settings')
    await use(email)
  },
})

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Loads them anew. */
async function openSettings(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/settings`)
  await expect(title(page, 'Settings')).toBeVisible()
}

async function logInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Log in').click()
}

async function givePassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

test('settings are saved at once, by keyboard too, and are there after a reload and elsewhere (spec §3)', {
  tag: '@phone',
}, async ({ page, addresses, email, logIn, newPerson }) => {
  const elsewhere = await newPerson()
  await logIn(elsewhere, 'marketplace', email, '/settings')
  await expect(title(page, 'Settings')).toBeVisible()
  const marketing = page.getByRole('switch', { name: 'Marketing emails' })
  await expect(marketing).not.toBeChecked()
  await tabTo(page, marketing)
  await page.keyboard.press('Space')
  await expect(said(page, 'Saved')).toBeVisible()
  const sms = page.getByRole('switch', { name: 'SMS notifications' })
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/me/notification-settings') && answer.ok())
  await sms.click()
  // Before this browser has kept it: the server knows.
  await saved
  await page.reload()
  await openSettings(elsewhere, addresses.marketplaceUrl)
  for (const one of [page, elsewhere])
    for (const name of ['Marketing emails', 'Other notifications', 'SMS notifications'])
      await expect(one.getByRole('switch', { name })).toBeChecked()
})

test('a new password ends the other browsers, and the old one is no longer taken (spec §5)', async ({
  page,
  addresses,
  email,
  logIn,
  newPerson,
}) => {
  const other = await newPerson()
  await logIn(other, 'marketplace', email, '/settings')
  await expect(title(other, 'Settings')).toBeVisible()

  await page.goto(`${addresses.marketplaceUrl}/change-password`)
  await page.getByLabel('Current password').fill('Not-mine-7')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await button(page, 'Change password').click()
  await expect(page.getByText('That isn’t your password')).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.getByLabel('Current password').fill(DEMO_PASSWORD)
  await button(page, 'Change password').click()
  await expect(said(page, 'Your password is changed.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('')

  await expect(other.getByText('You have been logged out.')).toBeVisible()
  await other.goto(`${addresses.marketplaceUrl}/login`)
  await logInWith(other, email, DEMO_PASSWORD)
  await expect(other.getByRole('alert').filter({ hasText: 'That email and password don’t match.' })).toBeVisible()
  await logInWith(other, email, NEW_PASSWORD)
  await expect(other.getByRole('button', { name: 'Maya Osei’s account' })).toBeVisible()
})

test('an address is changed by the password and the code that came to the new one', async ({ page, email }) => {
  const newEmail = email.replace('@', '.new@')
  await expect(title(page, 'Settings')).toBeVisible()
  await button(page, 'Change email').click()
  await page.getByLabel('New email').fill(email)
  await button(page, 'Send code').click()
  await givePassword(page)
  await expect(page.getByText('This is what you have now')).toBeVisible()
  await page.getByLabel('New email').fill(newEmail)
  await button(page, 'Send code').click()
  await expect(page.getByLabel('Code')).toBeFocused()
  const code = await codeTo(page, newEmail)
  await page.keyboard.type(code === 'ZZZZ' ? 'YYYY' : 'ZZZZ')
  await expect(page.getByRole('alert').filter({ hasText: 'That’s not the code we sent.' })).toHaveCount(1)
  await page.keyboard.type(code.toLowerCase())
  await expect(said(page, `Your email is now ${newEmail}.`)).toBeVisible()
  await expect.poll(async () => (await messagesTo(page, email)).length, { timeout: 15_000 }).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Maya Osei’s account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(title(page, 'Log in')).toBeVisible()
  await logInWith(page, newEmail, DEMO_PASSWORD)
  await expect(page.getByRole('button', { name: 'Maya Osei’s account' })).toBeVisible()
})

test('logging out everywhere ends this browser and the other (trust.md S55)', async ({
  page,
  addresses,
  email,
  logIn,
  newPerson,
}) => {
  const other = await newPerson()
  await logIn(other, 'marketplace', email, '/settings')
  await expect(title(other, 'Settings')).toBeVisible()
  await openSettings(page, addresses.marketplaceUrl)
  const list = page.getByRole('list', { name: 'Where you’re logged in' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').filter({ hasText: 'This browser' })).toHaveCount(1)
  await button(page, 'Log out everywhere').click()
  const sure = page.getByRole('dialog', { name: 'Log out everywhere?' })
  await sure.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await sure.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(title(page, 'Log in')).toBeVisible()
  await expect(said(page, 'You’re logged out everywhere')).toBeVisible()
  await expect(other.getByText('You have been logged out.')).toBeVisible()
  await expect(other.getByRole('switch')).toHaveCount(0)
})

test('one other browser is logged out from the list', async ({ page, addresses, email, logIn, newPerson }) => {
  const other = await newPerson()
  await logIn(other, 'marketplace', email, '/settings')
  await expect(title(other, 'Settings')).toBeVisible()
  await openSettings(page, addresses.marketplaceUrl)
  const list = page.getByRole('list', { name: 'Where you’re logged in' })
  await list.getByRole('button', { name: /^Log out Chrom/ }).click()
  const isItYou = page.getByRole('dialog', { name: 'Is it you?' })
  await isItYou.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await isItYou.getByRole('button', { name: 'Continue' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(other.getByText('You have been logged out.')).toBeVisible()
  await page.reload()
  await expect(title(page, 'Settings')).toBeVisible()
})

test('a client changes their profile and photo, and the header with it (spec §2)', { tag: '@phone' }, async ({
  page,
  addresses,
  email: _,
}) => {
  await page.goto(`${addresses.marketplaceUrl}/profile`)
  await button(page, 'Edit').click()
  await page.getByLabel('First name').fill('Łucja-Anne')
  await page.getByLabel('Last name').fill('O’Neill')
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Ireland' })
  await page.getByLabel('County', { exact: true }).fill('Cork')
  await page.getByLabel('City/town').fill('Cobh')
  await button(page, 'Save changes').click()
  await expect(said(page, 'Your profile is saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Łucja-Anne O’Neill’s account' })).toBeVisible()

  const photo = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel('Add a photo').setInputFiles(photo)
  await button(page, 'Use this crop').click()
  await expect(said(page, 'Your photo is there')).toBeVisible()
  const picture = page.getByRole('main').locator('img').first()
  const isShown = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  await expect.poll(isShown).toBe(true)
  await page.reload()
  await expect(page.getByText('Cobh')).toBeVisible()
  await expect.poll(isShown).toBe(true)
  await button(page, 'Remove photo').click()
  await expect(page.getByLabel('Add a photo')).toBeFocused()
})

test('changes that nobody saved are asked about, on the way back too', async ({ page, email: _ }) => {
  const ways = page.getByRole('navigation', { name: 'Account' })
  await expect(title(page, 'Settings')).toBeVisible()
  await ways.getByRole('link', { name: 'Profile' }).click()
  await button(page, 'Edit').click()
  await page.getByLabel('City/town').fill('Cobh')
  await ways.getByRole('link', { name: 'My bookings' }).click()
  await button(page, 'Stay here').click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByLabel('City/town')).toHaveValue('Cobh')
  await page.evaluate(() => history.back())
  await button(page, 'Leave').click()
  await expect(title(page, 'Settings')).toBeVisible()
})

test('an expired session on a private page leads home with a warning, and back after the log-in (spec §6)', async ({
  page,
  addresses,
  database,
  email,
}) => {
  await expect(title(page, 'Settings')).toBeVisible()
  await database.row(
    `update session set ended_at = now(), end_reason = 'expired'
     where account_id = (select id from account where email = $1)`,
    [email],
  )
  await page.goto(`${addresses.marketplaceUrl}/profile`)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your Session is expired. Please login again.' }),
  ).toBeVisible()
  await expect(page).toHaveURL(`${addresses.marketplaceUrl}/`)
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click()
  await logInWith(page, email, DEMO_PASSWORD)
  await expect(title(page, 'Profile')).toBeVisible()
})

test('all that we hold comes as a file, once a day (trust.md G17)', async ({ page, email }) => {
  await expect(title(page, 'Settings')).toBeVisible()
  const download = page.waitForEvent('download')
  await button(page, 'Download').click()
  await givePassword(page)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^ginipig-\d{4}-\d\d-\d\d\.json$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk)
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ account: { email } })
  await button(page, 'Download').click()
  await expect(page.getByRole('alert').filter({ hasText: 'You can again tomorrow.' })).toBeVisible()
})

test('an account is deleted by its password, and nobody can log in with it any more (trust.md G17)', async ({
  page,
  addresses,
  email,
}) => {
  await expect(title(page, 'Settings')).toBeVisible()
  await button(page, 'Delete account').click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByRole('heading', { name: 'What we must keep' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue to delete' }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(dialog.getByText('Please enter password')).toHaveCount(0)
  await page.keyboard.type('Not-mine-7')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('That isn’t your password', { exact: true })).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(said(page, 'Your account is deleted.')).toBeVisible()
  await expect(page).toHaveURL(`${addresses.marketplaceUrl}/`)
  await page.goto(`${addresses.marketplaceUrl}/login`)
  await logInWith(page, email, DEMO_PASSWORD)
  await expect(page.getByRole('alert').filter({ hasText: 'That email and password don’t match.' })).toBeVisible()
})
