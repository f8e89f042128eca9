import { createClient, DEMO_PASSWORD } from '@ginipig/api/testing'
import { expect, type Page } from '@playwright/test'
import { messagesTo } from '#fixtures/mailbox.ts'
import { PASSWORD, title } from '#fixtures/sign-up-steps.ts'
import { test } from '#fixtures/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The link that came last to an address. */
async function linkTo(page: Page, recipient: string): Promise<string> {
  const newest = async () =>
    /https?:\S+\/reset-password#token=\S+/.exec((await messagesTo(page, recipient))[0]?.text ?? '')?.[0] ?? ''
  await expect.poll(newest, { timeout: 15_000 }).not.toBe('')
  return newest()
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await button(page, 'Send me a link').click()
  await expect(title(page, 'Check your email')).toBeFocused()
  await expect(page.getByText(/^If there is an account for/)).toContainText(email)
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await button(page, 'Set the password').click()
}

async function logInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Log in').click()
}

test('a forgotten password is set anew by the link that was mailed, once (trust.md S47)', async ({
  page,
  addresses,
  database,
  newPerson,
  logIn,
}) => {
  const { email } = await createClient(database, Date.now())
  const elsewhere = await newPerson()
  await logIn(elsewhere, 'marketplace', email)

  await page.goto(`${addresses.marketplaceUrl}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot it?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await askForLink(page, email)
  const link = await linkTo(page, email)

  await page.goto(link)
  await expect(title(page, 'Choose a new password')).toBeVisible()
  expect(page.url()).toBe(`${addresses.marketplaceUrl}/reset-password`)
  await page.reload()
  await setPassword(page, PASSWORD)
  await expect(title(page, 'Log in')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Your new password is set.' })).toBeVisible()

  await logInWith(page, email, DEMO_PASSWORD)
  await expect(page.getByRole('alert')).toContainText('That email and password don’t match.')
  await logInWith(page, email, PASSWORD)
  await expect(button(page, 'Maya Osei’s account')).toBeVisible()
  await elsewhere.goto(`${addresses.marketplaceUrl}/my-booking`)
  await expect(elsewhere.getByRole('link', { name: 'Log in' }).first()).toBeVisible()

  const late = await newPerson()
  await late.goto(link)
  await setPassword(late, PASSWORD)
  await expect(title(late, 'This link is no longer good')).toBeFocused()
  await late.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(title(late, 'Forgotten your password?')).toBeVisible()
})

test('who has no account is told the very same, and gets no link (trust.md G08)', async ({ page, addresses }, info) => {
  const nobody = `${info.testId}-nobody@example.test`
  await page.goto(`${addresses.consoleUrl}/forgot-password`)
  await askForLink(page, nobody)
  await page.goto(`${addresses.consoleUrl}/reset-password`)
  await expect(title(page, 'There’s a link missing')).toBeVisible()
  expect((await messagesTo(page, nobody)).map(({ text }) => text).join()).not.toContain('#token=')
})
