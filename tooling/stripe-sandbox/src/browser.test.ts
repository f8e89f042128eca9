import { chromiumArgs, chromiumPath } from '@ginipig/config/chromium'

import { type Browser, chromium, type Page } from 'playwright'
import type Stripe from 'stripe'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Sandbox, startSandbox } from './start.ts'
import { type CheckoutSite, checkoutSite } from './testing/checkout-site.ts'
import { sdk } from './testing/sandbox.ts'

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

let sandbox: Sandbox

let stripe: Stripe
let site: CheckoutSite
let browser: Browser
let page: Page
let complaints: string[]

beforeAll(async () => {
  sandbox = await startSandbox()
  stripe = sdk(sandbox)
  site = await checkoutSite(sandbox.url)
  browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] })
  return async () => {
    await browser.close()
    await site.close()
    await sandbox.close()
  }
}, 60_000)

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 400, height: 700 } })
  page.setDefaultTimeout(15_000)
  complaints = []
  // Violations of the content security policy come as console errors too; a 402 is Chromium's word on a decline.
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('402'))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return async () => {
    await page.close()
    expect(complaints).toEqual([])
  }
})

async function open(intent: { client_secret: string | null }, more: Record<string, string> = {}): Promise<void> {
  const query = new URLSearchParams({ script: sandbox.scriptUrl, secret: intent.client_secret ?? '', ...more })
  await page.goto(`${site.origin}/?${query}`)
  await fields().getByRole('textbox').first().waitFor()
}

function fields() {
  return page.frameLocator('iframe[title="Secure payment input frame"]')
}

function challenge() {
  return page.frameLocator('iframe[title="3-D Secure test challenge"]')
}

async function payWith(number: string): Promise<void> {
  await fields().getByLabel('Card number').fill(number)
  await fields().getByLabel('Expiry date').fill('1230')
  await fields().getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Pay' }).click()
}

async function result(): Promise<string> {
  const status = page.getByRole('status', { name: 'Result' })
  await status.filter({ hasText: /./ }).waitFor()
  return status.innerText()
}

function intentToPay() {
  return stripe.paymentIntents.create({
    amount: 750,
    currency: 'gbp',
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
  })
}

test('a client pays by card, and the page never sees the number', async () => {
  const intent = await intentToPay()
  await open(intent)
  await page.getByRole('status', { name: 'Fields' }).getByText('ready', { exact: true }).waitFor()
  expect(await page.locator('iframe').count()).toBe(1)
  await payWith('4242424242424242')
  expect(await result()).toBe('requires_capture')
  expect(await fields().getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242')
  const { payment_method } = await stripe.paymentIntents.retrieve(intent.id, { expand: ['payment_method'] })
  expect(payment_method).toMatchObject({
    allow_redisplay: 'always',
    billing_details: { name: 'Ada Client' },
    card: { last4: '4242', exp_month: 12, exp_year: 2030 },
  })
  expect(await page.content()).not.toContain('4242')
})

test('what is typed before the frame’s script is there is read like the rest', async () => {
  const { promise: isTyped, resolve: begin } = Promise.withResolvers<void>()
  await page.route('**/v3/elements/card.js', async (route) => {
    await isTyped
    await route.continue()
  })
  const opened = open(await intentToPay())
  await fields().getByLabel('Card number').fill('4242424242424242')
  await fields().getByLabel('Expiry date').fill('1230')
  await fields().getByLabel('Security code').fill('123')
  begin()
  await opened
  await page.getByRole('button', { name: 'Pay' }).click()
  expect(await result()).toBe('requires_capture')
})

test.for([
  { number: '4242', code: 'incomplete_number', words: 'Your card number is incomplete.' },
  { number: '4242424242424241', code: 'incorrect_number', words: 'Your card number is invalid.' },
  {
    number: '4539578763621486',
    code: 'test_mode_live_card',
    words: 'This is a test: use a test card, such as 4242 4242 4242 4242.',
  },
])('$number is refused beside the field', async ({ number, code, words }) => {
  await open(await intentToPay())
  await payWith(number)
  expect(await result()).toBe(`validation_error: ${code}`)
  const field = fields().getByRole('textbox', { name: 'Card number', description: words })
  await field.and(fields().locator(':focus')).waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
})

test('a declined card can be followed by a good one on the same intent', async () => {
  await open(await intentToPay())
  await payWith('4000000000000002')
  expect(await result()).toBe('card_error: card_declined')
  await payWith('4242424242424242')
  await page.getByRole('status', { name: 'Result' }).getByText('requires_capture').waitFor()
})

test.for([
  { press: 'Complete', outcome: 'requires_capture', after: 'requires_capture' },
  {
    press: 'Fail',
    outcome: 'invalid_request_error: payment_intent_authentication_failure',
    after: 'requires_payment_method',
  },
  { press: 'Cancel', outcome: 'requires_action', after: 'requires_action' },
])('$press in the challenge leaves the intent $after', async ({ press, outcome, after }) => {
  const intent = await intentToPay()
  await open(intent)
  await payWith('4000000000003220')
  await page.getByRole('dialog', { name: '3-D Secure test challenge' }).waitFor()
  await challenge().getByRole('button', { name: press }).click()
  expect(await result()).toBe(outcome)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(after)
})

test('the challenge keeps the keyboard: Tab goes round, Escape cancels', async () => {
  await open(await intentToPay())
  await payWith('4000000000003220')
  const focused = challenge().locator('button:focus')
  for (const name of ['Complete', 'Fail', 'Cancel', 'Complete']) {
    await expect.poll(() => focused.allInnerTexts()).toEqual([name])
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  expect(await result()).toBe('requires_action')
})

test('a card is saved for later', async () => {
  const customer = await stripe.customers.create({ email: 'ada@ginipig.test' })
  await open(await stripe.setupIntents.create({ customer: customer.id, allowed_payment_method_types: ['card'] }))
  await payWith('4000002500003155')
  await challenge().getByRole('button', { name: 'Complete' }).click()
  expect(await result()).toBe('succeeded')
  const { data } = await stripe.customers.listPaymentMethods(customer.id)
  expect(data).toMatchObject([{ card: { last4: '3155' } }])
})

test('Enter in a field sends the form, and the frame is as tall as its fields', async () => {
  await open(await intentToPay(), { theme: 'dark' })
  await fields().getByLabel('Security code').press('Enter')
  expect(await result()).toBe('validation_error: incomplete_number')
  const body = fields().locator('main')
  const frame = page.locator('iframe')
  await expect
    .poll(async () => Math.abs(((await frame.boundingBox())?.height ?? 0) - ((await body.boundingBox())?.height ?? 0)))
    .toBeLessThanOrEqual(1)
})

test('a page that always redirects gets its client back with the outcome in the address', async () => {
  const intent = await intentToPay()
  await open(intent, { redirect: 'always' })
  await payWith('4242424242424242')
  await page.waitForURL('**/paid?*')
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: 'succeeded',
  })
})

test('the fields speak French where the page does', async () => {
  await open(await intentToPay(), { locale: 'fr' })
  for (const name of ['Numéro de carte', 'Date d’expiration', 'Code de sécurité'])
    await fields().getByRole('textbox', { name }).waitFor()
})
