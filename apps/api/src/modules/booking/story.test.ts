import { IS_LONG, SEED } from '@ginipig/config/test-run'
import { holdSlot } from '@ginipig/contract/booking/client-calls.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import fc from 'fast-check'
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { brokenAtStripe, brokenInvariants } from '#testing/invariants.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { actAtBank, settleAtBank } from './bank.fixture.ts'
import { act, type Cast, cast } from './cast.fixture.ts'
import { expectBooksToAgree } from './ending.fixture.ts'
import { decideNoShow } from './ending.ts'
import { type Act, ends, everyEnd, FIRST_SLOT, type Happening, SLOTS, type Step, story } from './story.fixture.ts'
import { expectPagesToAgree } from './told-money.fixture.ts'

/** The long run tells as many as money.md test 38 names. */
const STORIES = IS_LONG ? 2_000 : 24
/** Stories on one database: all of it is looked at after each, which takes longer with every story before. */
const TOGETHER = 25

let api: TestApi
beforeAll(async () => {
  api = await createTestApi(inject('serverUrl'), { listens: true })
})
afterAll(() => api.close())

const happen: Record<Happening['do'], (one: Happening, people: Cast) => Promise<void> | void> = {
  wait: (one) => api.clock.advance(('minutes' in one ? one.minutes : 0) * MINUTE_MS),
  approach: (one, { world }) => {
    const instant = (world.slots[FIRST_SLOT]?.startsAt ?? 0) - ('hours' in one ? one.hours : 0) * HOUR_MS
    api.clock.set(Math.max(api.clock.now(), instant))
  },
  jobs: () => runJobs(api.platform),
  sweep: () => sweepAndRun(api.platform),
  'repeat-webhooks': () => api.sandbox.control.webhooks.duplicate(3),
  'lose-webhook': () => api.sandbox.control.webhooks.drop(1),
  'shuffle-webhooks': () => api.sandbox.control.webhooks.shuffle(true),
}

async function tell(one: Step, people: Cast): Promise<void> {
  if (!('client' in one)) return happen[one.do](one, people)
  if (one.do === 'book') {
    const { client, slot, plan, card } = one
    await tell({ do: 'hold', client, slot }, people)
    for (const act of ['give', 'start', 'confirm', 'sync'] as const)
      await tell({ do: act, client, plan, card } as Act, people) // each takes what it needs
    return
  }
  if (one.do === 'visit') {
    await tell({ do: 'approach', hours: -26 }, people)
    await sweepAndRun(api.platform)
    return tell({ do: one.went, client: one.client }, people)
  }
  const { world, clients, about } = people
  const person = clients[one.client]
  if (!person) throw new Error('no such client')
  const mine = about[one.client] ?? {}
  about[one.client] = mine
  if (one.do === 'hold') {
    const answer = await person(holdSlot, {
      body: { slotId: world.slots[FIRST_SLOT + one.slot]?.row.id, price: world.listing.price },
    })
    expect([200, 409]).toContain(answer.status)
    if (answer.status === 200) about[one.client] = { bookingId: answer.body.id }
    return
  }
  if (!mine.bookingId) return
  if ('draw' in one) return actAtBank(api, { ...one, bookingId: mine.bookingId })
  const status = await act(api, one, person, people, { bookingId: mine.bookingId }, mine)
  expect(status, `${one.do} is answered, never a fault of ours`).toBeLessThan(500)
}

/** The deadlines pass, what was lost is found, an operator decides what is contested: nothing may be left open. */
async function comeToRest({ world }: Cast): Promise<void> {
  const lastEnd = Math.max(...world.slots.slice(FIRST_SLOT, FIRST_SLOT + SLOTS).map(({ endsAt }) => endsAt))
  // Through each deadline: answers, the balance and its tries, the cut-off, done by itself, released by itself.
  const stops = [9 * HOUR_MS, 18 * HOUR_MS].map((ms) => api.clock.now() + ms)
  for (const hours of [36, 30, 24, 12, -49]) stops.push(lastEnd - hours * HOUR_MS)
  stops.push(lastEnd + 10 * DAY_MS, lastEnd + 11 * DAY_MS)
  for (const stop of stops) {
    api.clock.set(Math.max(api.clock.now(), stop))
    await api.sandbox.control.webhooks.idle()
    await sweepAndRun(api.platform)
  }
  const contested = await api.platform.database.rows<{ id: string; provider_id: string }>(
    `select id, provider_id from booking where contest = 'open'`,
  )
  for (const { id, provider_id } of contested)
    await decideNoShow(api.platform, { bookingId: id, providerId: provider_id }, 'undo_no_show')
  api.sandbox.control.settle()
  await api.sandbox.control.webhooks.idle()
  await sweepAndRun(api.platform)
  await settleAtBank(api, world.providerId)
}

/** What lies at Stripe for the clients of one story; the stories before it were looked at in their turn. */
async function intentsOf(people: Cast): Promise<Stripe.PaymentIntent[]> {
  const { database, stripe } = api.platform
  const customers = await database.rows<{ customer: string }>(
    'select stripe_customer as customer from customer where account_id = any($1)',
    [people.world.clientIds],
  )
  const all: Stripe.PaymentIntent[] = []
  for (const { customer } of customers)
    for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 })) all.push(intent)
  return all
}

async function actAll(moments: readonly (readonly Step[])[], looksAtPages: boolean): Promise<void> {
  const since = api.clock.now()
  const people = await cast(api)
  for (const moment of moments) await Promise.all(moment.map((one) => tell(one, people)))
  await comeToRest(people)
  const { database } = api.platform
  expect(await brokenInvariants(database, { sweptAt: api.clock.now() })).toEqual([])
  expect(await brokenAtStripe(database, await intentsOf(people))).toEqual([])
  const open = await database.rows(
    `select id, status from booking where status in ('pending_payment', 'requested', 'accepting', 'confirmed', 'completed')`,
  )
  expect(open).toEqual([])
  await expectBooksToAgree({ api })
  if (looksAtPages) await expectPagesToAgree(api, people, since)
}

/** What a broken story leaves behind would break the shorter ones that are looked for. That the books are broken is what
 *  the story has failed for, and closing says it once more. */
async function beginAnew(): Promise<void> {
  await api.close().catch(() => undefined)
  api = await createTestApi(inject('serverUrl'), { listens: true })
}

test('whatever clients, provider, clock and webhooks do, money and bookings agree (money.md test 38)', {
  timeout: Math.max(600_000, STORIES * 10_000),
}, async () => {
  const reached = new Set<string>()
  const look = async () => {
    const rows = await api.platform.database.rows<{ status: string }>('select distinct status from booking')
    for (const { status } of rows) reached.add(status)
  }
  let told = 0
  const tellOnce = async (moments: readonly (readonly Step[])[]) => {
    try {
      // What has every end is told first; the rest takes its time.
      await actAll(moments, IS_LONG || told < everyEnd.length)
    } catch (error) {
      await beginAnew()
      throw error
    }
    told += 1
    if (told % TOGETHER > 0) return
    await look()
    await beginAnew()
    if (told % 100 === 0) process.stdout.write(`${told} stories told\n`)
  }
  await fc.assert(fc.asyncProperty(story(IS_LONG), tellOnce), {
    numRuns: STORIES,
    seed: SEED,
    examples: everyEnd.map((told): [Step[][]] => [told]),
  })

  await look()
  expect([...reached], 'the stories reach every end').toEqual(expect.arrayContaining(ends))
})
