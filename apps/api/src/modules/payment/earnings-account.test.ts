import { listNotifications } from '@ginipig/contract/notification/notification.ts'
import { getEarningsAccount, startEarningsOnboarding } from '@ginipig/contract/payment/earnings-account.ts'
import { DAY_MS } from '@ginipig/domain/time'
import Stripe from 'stripe'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createProvider } from '#demo/factories/provider.ts'
import { injectCaller } from '#testing/caller.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { createTestApi } from '#testing/test-api.ts'
import { canList } from './earnings-account.ts'

/** A provider who has no earnings account yet. */
async function setUp(options: { listens?: boolean } = {}) {
  const api = await createTestApi(inject('serverUrl'), options)
  onTestFinished(() => api.close())
  const { platform, app, clock, sandbox } = api
  const { id } = await createProvider(platform.database, clock.now(), { isUnpaid: true })
  const call = injectCaller(app, await signIn({ ...platform, tokenSecret: platform.config.tokenSecret }, id, 'console'))
  const read = async () => (await call(getEarningsAccount)).body
  const begin = async () => (await call(startEarningsOnboarding)).body.url
  /** What a person chooses on Stripe's page. @returns where it leads */
  const choose = async (stage: string, url: string) =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams({ stage }), redirect: 'manual' })).headers.get(
      'location',
    )
  const mayList = () => canList(platform.database, id)
  return { api, id, call, read, begin, choose, mayList, sandbox, platform }
}

const BACK = 'http://console.ginipig.localhost:4000/provider/stripe-connect'

test('before anything is begun there is nothing, and no first listing goes live', async () => {
  const { read, mayList } = await setUp()
  expect(await read()).toEqual({
    state: 'none',
    requirements: [],
    dueAt: null,
    paysOut: false,
    bankLast4: null,
    createdAt: null,
    readAt: null,
  })
  expect(await mayList()).toBe(false)
})

test.for([
  { stage: 'unfinished', state: 'unfinished', left: [{ what: 'identity', from: 'provider', problem: null }] },
  { stage: 'in_review', state: 'in_review', left: [{ what: 'identity', from: 'stripe', problem: null }] },
  {
    stage: 'failed',
    state: 'failed',
    left: [{ what: 'identity', from: 'provider', problem: expect.stringContaining('could not be read') }],
  },
  { stage: 'complete', state: 'complete', left: [] },
])('who comes back from Stripe as $stage is told $state', async ({ stage, state, left }) => {
  const { read, begin, choose, mayList } = await setUp()
  expect(await choose(stage, await begin())).toBe(BACK)
  expect(await read()).toMatchObject({
    state,
    requirements: left,
    bankLast4: '2345',
    paysOut: stage === 'complete',
  })
  expect(await mayList()).toBe(stage === 'complete')
})

test('until when Stripe wants what is missing is told', async () => {
  const { read, begin, choose, platform } = await setUp()
  await choose('unfinished', await begin())
  const id =
    (await platform.database.row<{ id: string }>('select stripe_account as id from earnings_account'))?.id ?? ''
  const { created } = await platform.stripe.v2.core.accounts.retrieve(id)
  expect((await read()).dueAt).toBe(Date.parse(created) + 14 * DAY_MS)
  await choose('complete', await begin())
  expect((await read()).dueAt).toBeNull()
})

test('coming back proves nothing: Stripe is asked, and each click makes a link of its own to the one account', async () => {
  const { read, begin, choose, mayList, platform } = await setUp()
  const [first, second] = [await begin(), await begin()]
  expect(first).not.toBe(second)
  expect(await platform.database.rows('select stripe_account from earnings_account')).toHaveLength(1)
  expect(await read()).toMatchObject({ state: 'unfinished', bankLast4: null })
  expect((await read()).requirements.map(({ what }) => what)).toEqual(['details', 'bank', 'identity'])
  await choose('complete', first)
  expect(await choose('complete', first)).toBe(`${BACK}?link=over`)
  expect(await mayList()).toBe(false) // nobody looked yet
  expect((await read()).state).toBe('complete')
  expect(await mayList()).toBe(true)
})

test('Stripe’s thin event tells of the end of a review, and of an account that is taken back', async () => {
  const { id, call, read, begin, choose, mayList, platform, sandbox } = await setUp({ listens: true })
  await choose('in_review', await begin())
  expect((await read()).state).toBe('in_review')
  const account = (
    await platform.database.row<{ stripe_account: string }>('select stripe_account from earnings_account')
  )?.stripe_account
  for (const [stage, isOpen] of [
    ['complete', true],
    ['failed', false],
  ] as const) {
    sandbox.control.onboard(account ?? '', stage)
    await sandbox.control.webhooks.idle()
    await runJobs(platform)
    expect(await mayList(), `${id} after ${stage}`).toBe(isOpen)
  }
  // Each end is told once, however many events tell of it.
  const { items } = (await call(listNotifications, { query: { language: 'en' } })).body
  expect(items.map(({ kind, path }) => `${kind} ${path}`).toSorted()).toEqual([
    'earnings_asked /provider/stripe-connect',
    'earnings_ready /provider/stripe-connect',
  ])
})

test('who is complete as they come back from Stripe is told nothing of it', async () => {
  const { call, read, begin, choose, platform, sandbox } = await setUp({ listens: true })
  await choose('complete', await begin())
  await sandbox.control.webhooks.idle()
  await runJobs(platform)
  expect((await read()).state).toBe('complete')
  expect((await call(listNotifications, { query: { language: 'en' } })).body.items).toEqual([])
})

test('from whom nothing is asked any more changes their bank on their own pages at Stripe, and its event tells of it', async () => {
  const { read, begin, choose, platform, sandbox } = await setUp({ listens: true })
  const hear = async () => {
    await sandbox.control.webhooks.idle()
    await runJobs(platform)
  }
  await choose('complete', await begin())
  await hear()
  expect(await read()).toMatchObject({ state: 'complete', bankLast4: '2345' })
  const dashboard = await begin()
  expect(new URL(dashboard).pathname).toMatch(/^\/express\/acct_/)
  await fetch(dashboard, { method: 'POST', body: new URLSearchParams({ last4: '6789' }) })
  await hear()
  expect((await read()).bankLast4).toBe('6789')
})

test('a thin event is taken at its own address alone, signed with its own secret', async () => {
  const { api, platform } = await setUp()
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'v2.core.event',
    type: 'v2.core.account[requirements].updated',
    created: '2027-02-09T12:00:00Z',
    livemode: false,
    related_object: { id: 'acct_stranger', type: 'v2.core.account', url: '/v2/core/accounts/acct_stranger' },
  })
  const post = async (path: string, secret: string, text = payload) => {
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: text, secret })
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/v1/stripe/${path}`,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: text,
    })
    return answer.statusCode
  }
  const { webhookSecrets, thinWebhookSecret } = platform.config.stripe
  const [webhookSecret = ''] = webhookSecrets
  expect(await post('notices', webhookSecret)).toBe(400)
  expect(await post('webhooks', webhookSecret)).toBe(400)
  expect(await post('notices', thinWebhookSecret, payload.replace('"livemode":false', '"livemode":true'))).toBe(400)
  expect(await post('notices', thinWebhookSecret)).toBe(200)
  await runJobs(platform) // an account that is not ours is left alone
  expect(await platform.database.rows('select id from webhook_event where processed_at is null')).toEqual([])
})

test('Stripe away: what was known is told, and no link is promised', async () => {
  const { begin, choose, read, call, sandbox } = await setUp()
  await choose('unfinished', await begin())
  expect((await read()).state).toBe('unfinished')
  for (const _ of ['asked', 'asked again by the SDK']) sandbox.control.faults.fail(500, { path: '/v2/core/account' })
  expect((await read()).state).toBe('unfinished')
  for (const _ of ['asked', 'asked again by the SDK']) sandbox.control.faults.fail(500, { path: '/v2/core/account' })
  const refused = await call(startEarningsOnboarding)
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([503, expect.stringContaining('payment_unavailable')])
})
