import { expect, test } from 'vitest'
import { testSandbox } from './testing/sandbox.ts'

const held = { amount: 750, currency: 'gbp', confirm: true, capture_method: 'manual' } as const
const redirects = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const

/** The page as a browser has it: what it shows, and its forms. */
async function openPage() {
  const { sandbox, stripe } = await testSandbox()
  const { origin } = new URL(sandbox.url)
  const read = async () => (await fetch(`${origin}/_sandbox`)).text()
  const press = (verb: string, fields: Record<string, string> = {}, from = origin) =>
    fetch(`${origin}/_sandbox/page/${verb}`, {
      method: 'POST',
      headers: { origin: from },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  return { sandbox, stripe, read, press }
}

test('a person moves the clock, orders what a card comes to, and sees what there is', async () => {
  const { sandbox, stripe, read, press } = await openPage()
  expect(await read()).toContain('No card has been used yet.')
  const card = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } })
  const before = sandbox.control.now()
  const moved = await press('advance-clock', { seconds: '3600' })
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/_sandbox?done=advance-clock'])
  expect(sandbox.control.now() - before).toBeGreaterThanOrEqual(3600)
  await press('next-outcome', { payment_method: card.id, outcome: 'insufficient_funds', times: '1' })
  expect(await read()).toContain(`${card.id}: insufficient_funds, 1 times`)
  const pay = () => stripe.paymentIntents.create({ ...held, ...redirects, payment_method: card.id })
  await expect(pay()).rejects.toMatchObject({ decline_code: 'insufficient_funds' })
  const { id } = await pay()
  await stripe.paymentIntents.capture(id)
  await press('settle')
  const page = await read()
  for (const shown of [id, '£7.50', 'Visa ending 4242'.toLowerCase(), 'pending'])
    expect(page.toLowerCase()).toContain(shown.toLowerCase())
})

test('webhooks are held, doubled and lost by its buttons, and the page says so', async () => {
  const { read, press } = await openPage()
  await press('webhooks/hold')
  await press('webhooks/duplicate', { count: '2' })
  await press('webhooks/drop', { count: '3' })
  await press('webhooks/shuffle')
  expect(await read()).toContain('Held back, in random order, the next 3 are lost, the next 2 come twice, 0 waiting.')
  await press('webhooks/sort')
  await press('webhooks/release')
  expect(await read()).toContain('Sent as they come, the next 3 are lost')
  const wrong = await press('webhooks/resend', { event: 'evt_none' })
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('no event evt_none')])
  expect((await press('nothing')).status).toBe(400)
})

test('a bank refuses a payout, everything is written out, and forgotten', async () => {
  const { sandbox, read, press } = await openPage()
  sandbox.control.onboard('acct_1priya', 'complete')
  expect(await read()).toContain('Have its bank refuse the next payout')
  await press('close-bank', { account: 'acct_1priya' })
  const tables = await (await fetch(`${sandbox.url}/_sandbox/page/dump`)).json()
  expect(tables).toMatchObject({ accounts: [{ id: 'acct_1priya' }], closed_banks: [{ id: 'acct_1priya' }] })
  expect((await press('reset')).status).toBe(303)
  expect(sandbox.control.dump().accounts).toEqual([])
})

test('no other page may use it', async () => {
  const { sandbox, press } = await openPage()
  const before = sandbox.control.dump().clock
  for (const from of ['http://evil.example', 'null', 'http://ginipig.localhost:4000'])
    expect((await press('advance-clock', { seconds: '3600' }, from)).status, from).toBe(403)
  expect(sandbox.control.dump().clock).toEqual(before)
})
