import { IS_LONG, SEED } from '@ginipig/config/test-run'
import { holdSlot } from '@ginipig/contract/booking/client-calls.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { createRandom, type Random } from '#demo/factories/random.ts'
import { type MadeSlot, workingDays } from '#demo/factories/slot.ts'
import { readDueShares } from '#modules/payment/end-money.sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { brokenAtStripe, brokenInvariants } from '#testing/invariants.ts'
import { sweepAndRun } from '#testing/run-jobs.ts'
import { act, type Cast, cast, confirm } from './cast.fixture.ts'
import {
  readDueCompletions,
  readDueCutoffs,
  readDueHolds,
  readDueReleases,
  readDueReminders,
  readDueRequests,
} from './due.sql.ts'
import { expectBooksToAgree } from './ending.fixture.ts'
import { decideNoShow } from './ending.ts'
import { type Act, ends } from './story.fixture.ts'

/** The long run: three months and a thousand bookings, each hour swept: half an hour. Ten thousand took all night. */
const DAYS = IS_LONG ? 90 : 8
const BOOKINGS = IS_LONG ? 1_000 : 16
const SWEEP_EVERY_MS = IS_LONG ? HOUR_MS : 8 * HOUR_MS
/** Of one salon: what its diary has room for. */
const A_SALON = 250

const api = apiOfFile({ listens: true })

/** Something that somebody does, at an instant. */
type Deed = { at: number; run: () => Promise<void> }

/** What becomes of a request: who does what, and how long after it, or after the start. */
type Fate = {
  plan: 'deposit' | 'full'
  card: string
  /** Hours after the request. */
  answer?: { act: 'accept' | 'decline' | 'withdraw'; hours: number }
  /** Hours after the start; before it below zero. */
  then?: { act: Exclude<Act['do'], 'move' | 'start' | 'confirm'>; hours: number }[]
}

function drawFate(random: Random): Fate {
  const plan = random.chance(0.6) ? 'deposit' : 'full'
  const card = random.weighted([
    ['pm_card_visa', 12],
    ['pm_card_visa_chargeDeclined', 1],
    ['pm_card_threeDSecure2Required', 1],
  ] as const)
  const answer = random.weighted<Fate['answer']>([
    [{ act: 'accept', hours: 1 }, 14],
    [{ act: 'accept', hours: 7 }, 4],
    [{ act: 'decline', hours: 2 }, 1],
    [{ act: 'withdraw', hours: 1 }, 1],
    [undefined, 2],
  ])
  const then = random.weighted<NonNullable<Fate['then']>>([
    [[], 4],
    [[{ act: 'cancel', hours: -60 }], 2],
    [[{ act: 'cancel', hours: -20 }], 2],
    [[{ act: 'call off', hours: -30 }], 1],
    // Refused at each of its three tries.
    [[-40, -33, -27].map((hours) => ({ act: 'refuse', hours })), 2],
    [
      [
        { act: 'refuse', hours: -40 },
        { act: 'balance', hours: -20 },
      ],
      2,
    ],
    [[{ act: 'no show', hours: 1 }], 1],
    [
      [
        { act: 'no show', hours: 1 },
        { act: 'contest', hours: 9 },
      ],
      1,
    ],
    [[{ act: 'complete', hours: 3 }], 3],
    [
      [
        { act: 'complete', hours: 3 },
        { act: 'pay out', hours: 5 },
      ],
      3,
    ],
  ])
  return { plan, card, ...(answer && { answer }), then }
}

/** A client books a slot and lives through what was drawn for them. @returns what is still to be done */
async function book(people: Cast, client: number, slot: MadeSlot, fate: Fate): Promise<Deed[]> {
  const person = people.clients[client]
  if (!person) throw new Error('no such client')
  const { status, body } = await person(holdSlot, { body: { slotId: slot.row.id, price: people.world.listing.price } })
  expect([200, 409]).toContain(status)
  if (status !== 200) return []
  const mine: Cast['about'][number] = { bookingId: body.id }
  const step = async (one: Act) => {
    const answered = await act(api, one, person, people, { bookingId: body.id }, mine)
    expect(answered, `${one.do} is answered, never a fault of ours`).toBeLessThan(500)
  }
  await step({ do: 'give', client })
  const plan = slot.startsAt - api.clock.now() > 3 * DAY_MS ? fate.plan : 'full'
  await step({ do: 'start', client, plan })
  await confirm(api, mine.intentId, fate.card)
  await step({ do: 'sync', client })
  const { answer, then } = fate
  const now = api.clock.now()
  const deeds = (then ?? []).map(({ act: what, hours }) => ({
    at: slot.startsAt + hours * HOUR_MS,
    run: () => step({ do: what, client }),
  }))
  if (answer) deeds.push({ at: now + answer.hours * HOUR_MS, run: () => step({ do: answer.act, client }) })
  return deeds.filter(({ at }) => at > now)
}

/** What the next sweep has to do. */
async function readDue(): Promise<string[]> {
  const { database } = api.platform
  const now = api.clock.now()
  const due = {
    requests: await readDueRequests(database, now, 1_000),
    completions: await readDueCompletions(database, now, 1_000),
    cutoffs: await readDueCutoffs(database, now, 1_000),
    releases: await readDueReleases(database, now, 1_000),
    reminders: await readDueReminders(database, now, 1_000),
    holds: await readDueHolds(database, now, 1_000),
    shares: await readDueShares(database, now, 1_000),
  }
  return Object.entries(due).flatMap(([what, rows]) => rows.map(({ id }) => `${what} ${id}`))
}

test('through a season every booking ends, each deadline at the sweep after it, and the books agree (trust.md G23)', {
  timeout: IS_LONG ? 2 * HOUR_MS : 120_000,
}, async () => {
  const random = createRandom(SEED)
  const begin = api.clock.now()
  const salons: Cast[] = []
  for (let made = 0; made < BOOKINGS; made += A_SALON) {
    const slots = workingDays({ duration_minutes: 120, zone: 'Europe/London' }, begin, DAYS - 2)
    // Every other one answers its requests: by chance none might, and no request would be declined or run out.
    const approval = salons.length % 2 === 0 ? 'manual' : 'automatic'
    salons.push(await cast(api, { slots, listing: { approval } }))
  }
  const deeds: Deed[] = []
  for (const [salon, people] of salons.entries()) {
    const slots = random.shuffle(people.world.slots).slice(0, Math.min(A_SALON, BOOKINGS - salon * A_SALON))
    for (const slot of slots) {
      const at = begin + random.int(0, Math.max(0, slot.startsAt - begin - 3 * HOUR_MS))
      const [client, fate] = [random.int(0, people.clients.length - 1), drawFate(random)]
      deeds.push({
        at,
        run: async () => void deeds.push(...(await book(people, client, slot, fate))),
      })
    }
  }
  // What was lost or contested comes to rest after the last appointment's own deadlines.
  for (let now = begin; now <= begin + (DAYS + 12) * DAY_MS; now += SWEEP_EVERY_MS) {
    const due = deeds.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at)
    for (const deed of due) {
      api.clock.set(Math.max(api.clock.now(), deed.at))
      await deed.run()
    }
    for (const deed of due) deeds.splice(deeds.indexOf(deed), 1)
    api.clock.set(now)
    const before = new Set(await readDue())
    await sweepAndRun(api.platform)
    api.sandbox.control.settle()
    // What comes of the sweep's own jobs, such as a booking that stands now, is the next one's.
    const left = (await readDue()).filter((one) => before.has(one))
    expect(left, `undone at ${new Date(now).toISOString()}`).toEqual([])
  }
  const { database } = api.platform
  const contested = await database.rows<{ bookingId: string; providerId: string }>(
    `select id as "bookingId", provider_id as "providerId" from booking where contest = 'open'`,
  )
  for (const key of contested) await decideNoShow(api.platform, key, random.pick(['uphold_no_show', 'undo_no_show']))
  for (let round = 0; round < 3; round += 1) {
    await sweepAndRun(api.platform)
    api.sandbox.control.settle()
    await api.sandbox.control.webhooks.idle()
  }
  await sweepAndRun(api.platform)
  const states = await database.rows<{ status: string; count: number }>(
    'select status, count(*) as count from booking group by status',
  )
  const counts = Object.fromEntries(states.map(({ status, count }) => [status, count]))
  for (const open of ['pending_payment', 'requested', 'accepting', 'confirmed', 'completed'])
    expect(counts, 'every booking has ended').not.toHaveProperty(open)
  if (IS_LONG) expect(Object.keys(counts)).toEqual(expect.arrayContaining(ends))
  expect(await brokenInvariants(database, { sweptAt: api.clock.now() })).toEqual([])
  const intents: Stripe.PaymentIntent[] = []
  for await (const intent of api.platform.stripe.paymentIntents.list({ limit: 100 })) intents.push(intent)
  expect(await brokenAtStripe(database, intents)).toEqual([])
  await expectBooksToAgree({ api })
  // What a long run went through, for whoever reads it.
  if (IS_LONG) process.stdout.write(`${JSON.stringify(counts)}\n`)
})
