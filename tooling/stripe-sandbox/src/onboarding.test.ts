import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { refusal, testSandbox } from './testing/sandbox.ts'

const secret = 'whsec_thin'

const wish = {
  contact_email: 'priya@example.test',
  display_name: 'Studio Nair',
  dashboard: 'express',
  identity: { country: 'gb' },
  configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } } },
  defaults: { currency: 'gbp', responsibilities: { fees_collector: 'application', losses_collector: 'application' } },
  metadata: { provider_id: 'p' },
  include: ['configuration.recipient', 'requirements'],
} as const satisfies Stripe.V2.Core.AccountCreateParams

const linkFor = (account: string) =>
  ({
    account,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: {
        refresh_url: 'http://console.test/again',
        return_url: 'http://console.test/back',
        collection_options: { fields: 'eventually_due' },
      },
    },
  }) as const

const transfersOf = (account: Stripe.V2.Core.Account) =>
  account.configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers?.status

/** What a person does on the hosted page. @returns where it leads */
async function choose(url: string, stage: string) {
  const body = new URLSearchParams({ stage })
  const { headers } = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return headers.get('location')
}

/** Verifies as the API does, by the SDK, and keeps what came. */
async function receiver() {
  const notices: { type: string; about: unknown }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const notice = new Stripe('sk_test_x').parseEventNotification(
      body,
      String(request.headers['stripe-signature']),
      secret,
    )
    notices.push({
      type: notice.type,
      about: 'related_object' in notice && Object(notice.related_object).id,
    })
    response.writeHead(200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo // listen() with a port gives an address object
  return { url: `http://127.0.0.1:${port}/thin`, notices }
}

test('an account begins with everything missing and no bank', async () => {
  const { stripe } = await testSandbox()
  const account = await stripe.v2.core.accounts.create(wish, { idempotencyKey: 'acct:p' })
  expect(transfersOf(account)).toBe('restricted')
  expect(account.requirements?.entries).toHaveLength(3)
  expect((await stripe.accounts.listExternalAccounts(account.id, { object: 'bank_account' })).data).toEqual([])
  const again = await stripe.v2.core.accounts.create(wish, { idempotencyKey: 'acct:p' })
  expect(again.id).toBe(account.id)
  expect((await stripe.v2.core.accounts.retrieve(account.id)).configuration).toBeUndefined()
  expect((await refusal(stripe.v2.core.accounts.retrieve('acct_nobody'))).code).toBe('resource_missing')
})

test.for([
  { stage: 'complete', transfers: 'active', missing: 0 },
  { stage: 'in_review', transfers: 'pending', missing: 1 },
  { stage: 'failed', transfers: 'restricted', missing: 1 },
  { stage: 'unfinished', transfers: 'restricted', missing: 1 },
])('a person who chooses $stage comes back, and transfers are $transfers', async ({ stage, transfers, missing }) => {
  const { url, notices } = await receiver()
  const { sandbox, stripe } = await testSandbox({ thinWebhooks: [{ url, secret }] })
  const { id } = await stripe.v2.core.accounts.create(wish)
  const link = await stripe.v2.core.accountLinks.create(linkFor(id))
  expect(await (await fetch(link.url)).text()).toContain('How does it end?')
  expect(await choose(link.url, stage)).toBe('http://console.test/back')
  const account = await stripe.v2.core.accounts.retrieve(id, { include: [...wish.include] })
  expect(transfersOf(account)).toBe(transfers)
  expect(account.requirements?.entries).toHaveLength(missing)
  expect((await stripe.accounts.listExternalAccounts(id, { object: 'bank_account' })).data).toMatchObject([
    { last4: '2345' },
  ])
  await sandbox.control.webhooks.idle()
  const types = [
    'v2.core.account[configuration.recipient].capability_status_updated',
    'v2.core.account[requirements].updated',
  ]
  expect(notices.map(({ type }) => type).sort()).toEqual(transfers === 'restricted' ? types.slice(1) : types)
  expect(new Set(notices.map(({ about }) => about))).toEqual(new Set([id]))
})

test('a link opens once and for minutes; then it leads to where a new one is made', async () => {
  const { sandbox, stripe } = await testSandbox()
  const { id } = await stripe.v2.core.accounts.create(wish)
  const first = await stripe.v2.core.accountLinks.create(linkFor(id))
  await choose(first.url, 'unfinished')
  expect(await choose(first.url, 'complete')).toBe('http://console.test/again')
  const second = await stripe.v2.core.accountLinks.create(linkFor(id))
  sandbox.control.advanceClock(301)
  expect(await choose(second.url, 'complete')).toBe('http://console.test/again')
  expect(transfersOf(await stripe.v2.core.accounts.retrieve(id, { include: [...wish.include] }))).toBe('restricted')
})

test('an account is changed, and closed once nothing is left on it', async () => {
  const { url, notices } = await receiver()
  const { sandbox, stripe } = await testSandbox({ thinWebhooks: [{ url, secret }] })
  const { id } = await stripe.v2.core.accounts.create(wish)
  sandbox.control.onboard(id, 'complete')
  const changed = await stripe.v2.core.accounts.update(id, {
    ...{ display_name: 'Nair & Co', metadata: { provider_id: null, town: 'Leeds' } },
    include: ['configuration.recipient'],
  })
  expect(changed).toMatchObject({
    display_name: 'Nair & Co',
    contact_email: wish.contact_email,
    metadata: { town: 'Leeds' },
  })
  const { latest_charge: source } = await stripe.paymentIntents.create({
    ...{ amount: 5_000, currency: 'gbp', payment_method: 'pm_card_visa', confirm: true },
  })
  const transfer = () =>
    stripe.transfers.create({ amount: 100, currency: 'gbp', destination: id, source_transaction: String(source) })
  const { id: sent } = await transfer()
  expect((await refusal(stripe.v2.core.accounts.close(id))).message).toMatch('balance is zero')
  await stripe.transfers.createReversal(sent)
  expect(await stripe.v2.core.accounts.close(id, { applied_configurations: ['recipient'] })).toMatchObject({
    closed: true,
  })
  await sandbox.control.webhooks.idle()
  expect(notices.at(-1)).toEqual({ type: 'v2.core.account.closed', about: id })
  expect((await refusal(transfer())).code).toBe('insufficient_capabilities_for_transfer')
  expect((await refusal(stripe.v2.core.accountLinks.create(linkFor(id)))).code).toBe('account_closed')
  expect((await refusal(stripe.v2.core.accounts.close(id))).code).toBe('account_closed')
})

test('v1 tells of the same account, and lets its owner into a dashboard once onboarding is done', async () => {
  const { sandbox, stripe } = await testSandbox()
  const { id } = await stripe.v2.core.accounts.create(wish)
  expect(await stripe.accounts.retrieve(id)).toMatchObject({ email: wish.contact_email, payouts_enabled: false })
  expect((await refusal(stripe.accounts.createLoginLink(id))).message).toMatch('not completed onboarding')
  sandbox.control.onboard(id, 'complete')
  expect(await stripe.accounts.retrieve(id)).toMatchObject({
    ...{ payouts_enabled: true, details_submitted: true, capabilities: { transfers: 'active' } },
  })
  const { url } = await stripe.accounts.createLoginLink(id)
  const page = await (await fetch(url)).text()
  expect(page).toContain('Studio Nair')
  expect(page).toContain('£0.00')
  expect(page).toContain('Your browser’s Back leads to Ginipig.')
  const { account_onboarding: back } = linkFor(id).use_case
  await stripe.v2.core.accountLinks.create(linkFor(id))
  expect(await (await fetch(url)).text()).toContain(`<a href="${back?.return_url}">Back to Ginipig</a>`)
  expect((await fetch(`${url}nobody`)).status).toBe(404)
})
