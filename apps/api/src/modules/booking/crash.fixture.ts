import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  getMyBooking,
  giveMustHaves,
  holdSlot,
  startPayment,
  syncPayment,
} from '@ginipig/contract/booking/client-calls.ts'
import type { Endpoint } from '@ginipig/contract/core/endpoint.ts'
import { freesPlace } from '@ginipig/domain/booking'
import { nothingGiven } from '@ginipig/domain/listing'
import { HOUR_MS } from '@ginipig/domain/time'
import { expect } from 'vitest'
import { createBookableWorld } from '#testing/booking-world.ts'
import { type Answer, type Caller, fetchCaller } from '#testing/caller.ts'
import { brokenAtStripe, brokenInvariants } from '#testing/invariants.ts'
import type { ProcessStack } from '#testing/process-stack.ts'
import { makeJobsDue } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { type Life, lives, type Scene, SLOT } from './crash-lives.fixture.ts'
import type { Kill, Mortal } from './crash-points.fixture.ts'
import { expectBooksToAgree } from './ending.fixture.ts'

type Role = Exclude<Mortal, 'money'>

const statements = { ...nothingGiven, isTruthful: true, agreesToPolicy: true }

const roles: readonly Role[] = ['server', 'worker']

/** A server and a worker, which go on from one kill to the next; whoever is dead is started again. */
export function startProcesses(stack: ProcessStack) {
  const running: Partial<Record<Role, ChildProcess>> = {}
  let deaths = 0
  const isDead = (child: ChildProcess | undefined) =>
    child === undefined || child.exitCode !== null || child.signalCode !== null
  return {
    /** Since somebody was armed. */
    deaths: () => deaths,
    /** One of them is to be killed at the point. */
    async arm({ role, point }: Pick<Kill, 'role' | 'point'>): Promise<void> {
      await this.revive()
      await stack.killAt(role, point)
      deaths = 0
    },
    /** An operator's command died. */
    buried: () => {
      deaths += 1
    },
    async revive(): Promise<void> {
      for (const role of roles) {
        if (!isDead(running[role])) continue
        deaths += 1
        running[role] = await stack.start(role)
      }
    },
  }
}

type Processes = ReturnType<typeof startProcesses>

/** What a person's app does: the same call with the same key again, until there is an answer; a session that is over
 *  is begun anew. */
async function persistent(
  { platform, urls }: ProcessStack,
  processes: Processes,
  id: string,
  audience: 'marketplace' | 'console',
): Promise<Caller> {
  const signer = { ...platform, tokenSecret: platform.config.tokenSecret }
  const logIn = async () => fetchCaller(urls[0] ?? '', await signIn(signer, id, audience))
  let caller = await logIn()
  return async <E extends Endpoint>(endpoint: E, input = {}): Promise<Answer<E>> => {
    const keyed = { key: randomUUID(), ...input }
    for (let tries = 0; tries < 40; tries += 1) {
      try {
        const answer = await caller(endpoint, keyed)
        if (answer.status === 401) caller = await logIn()
        else if (
          answer.status < 500 &&
          answer.problem?.retryAfter === undefined &&
          answer.code !== 'request_in_progress'
        )
          return answer
      } catch {
        await processes.revive()
      }
      await pause(100)
    }
    throw new Error(`${endpoint.name} got no answer`)
  }
}

async function until(what: string, isSo: () => Promise<boolean>, processes: Processes): Promise<void> {
  const end = Date.now() + 60_000
  while (Date.now() < end) {
    await processes.revive()
    if (await isSo()) return
    await pause(100)
  }
  throw new Error(`waited in vain until ${what}`)
}

/** Nothing is asked for that has no answer yet, of the lives before either: the clock that goes on for this one takes them
 *  along, and who dies may have had their money in hand. The invariants look at all of them. */
async function isAtRest({ platform: { database } }: ProcessStack): Promise<boolean> {
  const open = await database.row(
    `select 1 as open from payment_op where status = 'pending' and not_before is null
     union all select 1 from webhook_event where processed_at is null
     union all select 1 from sick_day_booking where done_at is null`,
  )
  return open === undefined
}

/** A client books, and lives through it. */
async function begin(stack: ProcessStack, processes: Processes, life: Life): Promise<Scene> {
  const { platform } = stack
  const { database, clock, stripe } = platform
  const world = await createBookableWorld(database, clock.now(), { clients: 1, listing: { approval: 'manual' } })
  const accounts = await database.rows<{ id: string }>('select stripe_account as id from earnings_account')
  for (const { id } of accounts) stack.sandbox.control.onboard(id, 'complete')
  const client = await persistent(stack, processes, world.clientIds[0] ?? '', 'marketplace')
  const provider = await persistent(stack, processes, world.providerId, 'console')
  const slot = world.slots[SLOT]
  const held = await client(holdSlot, { body: { slotId: slot?.row.id, price: world.listing.price } })
  expect(held.status, JSON.stringify(held.body)).toBe(200)
  const params = { bookingId: held.body.id }
  const status = async () => (await client(getMyBooking, { params })).body.status
  const scene: Scene = {
    ...{ stack, world, client, provider, params, intentId: '', startsAt: slot?.startsAt ?? 0 },
    async comes(wanted, isSo = async () => true) {
      const isThere = async () => {
        await makeJobsDue(database)
        // The end first: what it leaves to do is written in the same transaction, so a look afterwards sees it.
        return (await status()) === wanted && (await isAtRest(stack)) && (await isSo())
      }
      await until(`it is ${wanted} and all at rest`, isThere, processes)
    },
    goTo: (hours) => stack.advance(scene.startsAt + hours * HOUR_MS - clock.now()),
    async operator(act, ...more) {
      const row = await database.row<{ reference: string }>('select reference from booking where id = $1', [
        params.bookingId,
      ])
      // What was carried out before the death is not done twice: the command then says so.
      const isDone = await stack.command(act, row?.reference ?? '', ...more)
      if (isDone !== 'killed') return expect(isDone).toBe(true)
      processes.buried()
      await stack.command(act, row?.reference ?? '', ...more)
    },
  }
  if (life.isUnasked) return scene
  await client(giveMustHaves, { params, body: statements })
  const plan = life.plan ?? 'deposit'
  const started = await client(startPayment, { params, body: { plan, savesCard: false } })
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  scene.intentId = started.body.clientSecret.split('_secret_')[0] ?? ''
  await stripe.paymentIntents.confirm(scene.intentId, { payment_method: 'pm_card_visa' })
  if (!life.isShut) await client(syncPayment, { params })
  await until('it is requested', async () => (await status()) === 'requested', processes)
  return scene
}

/** Somebody dies on the way through a booking: it ends as it would have, each pound where it would be. */
export async function killOnTheWay(stack: ProcessStack, processes: Processes, kill: Kill): Promise<void> {
  const life: Life = lives[kill.life]
  const { database, stripe } = stack.platform
  await processes.arm(kill)
  const scene = await begin(stack, processes, life)
  await life.live(scene)
  const isKilled = async () => {
    await makeJobsDue(database)
    return processes.deaths() > 0
  }
  await until(`the ${kill.role} is killed at ${kill.point}`, isKilled, processes)
  await scene.comes(life.end)
  stack.sandbox.control.settle()
  await stack.sandbox.control.webhooks.idle()
  await scene.comes(life.end)
  expect(processes.deaths(), 'killed once').toBe(1)
  expect(await brokenInvariants(database)).toEqual([])
  const { data } = await stripe.paymentIntents.list({ limit: 100 })
  const own = data.filter((intent) => intent.metadata.booking_id === scene.params.bookingId)
  expect(await brokenAtStripe(database, own)).toEqual([])
  const rows = await database.rows<{ account: string; pence: number }>(
    `select split_part(e.account, '/', 1) as account, sum(e.amount) as pence
     from ledger_entry e join ledger_txn t on t.id = e.txn_id
     where t.provider_id = $1 and e.account not in ('stripe', 'stripe_fees') group by 1 having sum(e.amount) <> 0 order by 1`,
    [scene.world.providerId],
  )
  expect(Object.fromEntries(rows.map(({ account, pence }) => [account, pence]))).toEqual(life.ledger)
  await expectBooksToAgree({ api: stack })
  const taken = await database.row<{ booked: number }>(
    'select sum(booked)::int as booked from slot where provider_id = $1',
    [scene.world.providerId],
  )
  expect(taken?.booked, 'its place').toBe(freesPlace(life.end) ? 0 : 1)
}
