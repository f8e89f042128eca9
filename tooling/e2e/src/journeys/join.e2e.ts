import { createClient } from '@ginipig/api/testing'
import { OTP_RESEND_MS } from '@ginipig/domain/identity'
import type { Page } from '@playwright/test'
import { pressOn, tabTo } from '#fixtures/keyboard.ts'
import { expectNoSidewaysScroll } from '#fixtures/layout.ts'
import { codeTo, messagesTo } from '#fixtures/mailbox.ts'
import {
  addressOf,
  clientAbout,
  clientStart,
  create,
  fillClientForm,
  fillClientRest,
  fillClientStart,
  fillProviderForm,
  goOn,
  PASSWORD,
  signUpAsClient,
  title,
} from '#fixtures/sign-up-steps.ts'
import { expect, test } from '#fixtures/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const code = (page: Page) => page.getByLabel('Code', { exact: true })

test(
  'a client signs up with the code that was mailed, photo and all (spec §5)',
  { tag: '@phone' },
  async ({ page, addresses }, info) => {
    const email = addressOf(info)
    await page.goto(`${addresses.marketplaceUrl}/login`)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(title(page, 'Create your account')).toBeVisible()
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot() }
    await fillClientStart(page, email)
    await page.getByLabel('Add a photo').setInputFiles(photo)
    await expect(button(page, 'Remove photo')).toBeVisible()
    await fillClientRest(page)
    await create(page)
    await expect(page.getByText(email)).toBeVisible()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/otp')
    await code(page).fill((await codeTo(page, email)).toLowerCase())
    await expect(page.getByRole('status').filter({ hasText: 'Welcome to Ginipig, Łukasz.' })).toBeVisible()
    await expect(button(page, 'Łukasz O’Neill’s account')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goto(`${addresses.marketplaceUrl}/profile`)
    await expect(page.getByText('Greater Manchester')).toBeVisible()
    await expect(page.getByText('+44 7700 900118')).toBeVisible()
  },
)

test(
  'a provider signs up on the console and is led to the rest of their profile (spec §2)',
  { tag: '@phone' },
  async ({ page, addresses }, info) => {
    const email = addressOf(info)
    await page.goto(`${addresses.marketplaceUrl}/login`)
    await page.getByRole('link', { name: 'Register as a provider' }).click()
    await expect(title(page, 'Register as a provider')).toBeVisible()
    expect(page.url()).toBe(`${addresses.consoleUrl}/provider-registration`)
    await fillProviderForm(page, email)
    await create(page)
    await page.reload()
    await code(page).fill(await codeTo(page, email))
    await page.waitForURL(`${addresses.consoleUrl}/provider/profile`)
    await expect(title(page, 'Where will people find you?')).toBeFocused()
  },
)

test('five wrong codes are the last, and another code is sent for the asking (product.md §2)', async ({
  page,
  addresses,
  database,
}, info) => {
  await page.clock.install()
  const email = addressOf(info)
  await signUpAsClient(page, addresses.marketplaceUrl, email)
  const first = await codeTo(page, email)
  const wrong = first === '0000' ? '1111' : '0000'
  const alert = page.getByRole('alert').filter({ hasText: /./ })
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await code(page).fill(wrong)
    await expect(alert).toContainText(`${left} left.`)
  }
  await code(page).fill(wrong)
  await expect(alert).toHaveText('That was the last try for this code. Please ask for a new one.')
  await code(page).fill(first)
  await expect(alert).toHaveText('That was the last try for this code. Please ask for a new one.')
  // Half a minute passes, for the page and for the API.
  await database.row("update otp_challenge set sent_at = sent_at - $2 * interval '1 ms' where email = $1", [
    email,
    OTP_RESEND_MS,
  ])
  await page.clock.fastForward(OTP_RESEND_MS)
  await button(page, 'Send another code').click()
  await expect(page.getByRole('status').filter({ hasText: 'We’ve sent another code.' })).toBeVisible()
  await expect.poll(async () => (await messagesTo(page, email)).length, { timeout: 15_000 }).toBe(2)
  await code(page).fill(await codeTo(page, email))
  await expect(button(page, 'Łukasz O’Neill’s account')).toBeVisible()
})

test('an address that has an account already is told so by mail alone (trust.md G08)', async ({
  page,
  addresses,
  database,
}) => {
  const { email } = await createClient(database, Date.now())
  await signUpAsClient(page, addresses.marketplaceUrl, email)
  await expect.poll(async () => (await messagesTo(page, email)).length, { timeout: 15_000 }).toBe(1)
  const [mail] = await messagesTo(page, email)
  expect(mail?.text).toContain('already')
})

test('a look back at the form finds all that was typed, but the passwords', async ({ page, addresses }, info) => {
  const email = addressOf(info)
  await signUpAsClient(page, addresses.marketplaceUrl, email)
  await page.getByRole('link', { name: 'Change the address' }).click()
  await expect(title(page, 'Create your account')).toBeVisible()
  await page.reload()
  const expectKept = async (texts: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(texts))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  }
  await expectKept(clientStart(email))
  await goOn(page, 'A little about you')
  await page.reload()
  await expectKept({ ...clientAbout, County: 'Greater Manchester' })
  await goOn(page, 'Choose your password')
  await page.reload()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(PASSWORD)
})

test('without the network a sign-up says so, and goes through when it is back', async ({ page, addresses }, info) => {
  const email = addressOf(info)
  await page.goto(`${addresses.marketplaceUrl}/registration`)
  await fillClientForm(page, email)
  await page.context().setOffline(true)
  const notice = page.getByRole('status').filter({ hasText: 'You’re offline.' })
  await expect(notice).toBeVisible()
  await button(page, 'Create account').click()
  await expect(notice).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('alert')).toContainText('Ginipig couldn’t be reached.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  await page.context().setOffline(false)
  await create(page)
})

test('the whole sign-up goes by keyboard alone, 320 px wide', async ({ page, addresses }, info) => {
  test.slow()
  const email = addressOf(info)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${addresses.marketplaceUrl}/login`)
  await pressOn(page, page.getByRole('link', { name: 'Create an account' }), 'Enter')
  await expect(title(page, 'Create your account')).toBeFocused()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('Please enter first name')).toBeVisible()
  await expectNoSidewaysScroll(page)

  const typeAt = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.insertText(text)
  }
  const texts = { ...clientStart(email), ...clientAbout }
  await typeAt('Email', texts.Email)
  await typeAt('First name', texts['First name'])
  await typeAt('Last name', texts['Last name'])
  await page.keyboard.press('Enter')
  await expect(title(page, 'A little about you')).toBeFocused()
  await expectNoSidewaysScroll(page)
  await typeAt('Mobile', texts.Mobile)
  await typeAt('Age group', '')
  await page.keyboard.press('ArrowDown')
  await typeAt('Gender', '')
  await page.keyboard.press('ArrowDown')
  await typeAt('County', '')
  await page.keyboard.type('Greater M')
  await expect(page.getByLabel('County')).toHaveValue('Greater Manchester')
  await typeAt('City/town', texts['City/town'])
  await page.keyboard.press('Enter')
  await expect(title(page, 'Choose your password')).toBeFocused()
  await typeAt('Password', PASSWORD)
  await typeAt('Confirm password', PASSWORD)
  await pressOn(page, page.getByRole('checkbox', { name: 'I’m 18 or over' }), 'Space')
  await pressOn(page, page.getByRole('checkbox', { name: /^I agree to the terms/ }), 'Space')
  await pressOn(page, button(page, 'Create account'), 'Enter')
  await expect(code(page)).toBeFocused()
  await expectNoSidewaysScroll(page)
  const sent = await codeTo(page, email)
  await page.keyboard.type(sent)
  await expect(page.getByRole('status').filter({ hasText: 'Welcome to Ginipig' })).toBeVisible()
})
