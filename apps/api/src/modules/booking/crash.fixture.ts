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
import { acceptBooking, declineBooking } from '@ginipig/contract/booking/provider-calls.ts'
import type { Endpoint } from '@ginipig/contract/core/endpoint.ts'
import { nothingGiven } from '@ginipig/domain/listing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { at } from '#platform/database/sql.ts'
import type { FailpointName } from '#platform/failpoint.ts'
import { createBookableWorld } from '#testing/booking-world.ts'
import { type Answer, type Caller, fetchCaller } from '#testing/caller.ts'
import { brokenAtStripe, brokenInvariants } from '#testing/invariants.ts'
import { createProcessStack, type ProcessStack } from '#testing/process-stack.ts'
import { hurryJobs } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'

type End = 'confirmed' | 'declined' | 'expired'
type Role = 'server' | 'worker'
type Kill = { point: FailpointName; role: Role; end: End }

const statements = { ...nothingGiven, isTruthful: true, agreesToPolicy: true }

const roles: readonly Role[] = ['server', 'worker']

/** A server and a worker, which go on from one kill to the next; whoever is dead is started again. */
function startProcesses(stack: ProcessStack) {
  const running: Partial<Record<Role, ChildProcess>> = {}
  let deaths = 0
  const isDead = (child: ChildProcess | undefined) =>
    child === undefined || child.exitCode !== null || child.signalCode !== null
  return {
    /** Since somebody was armed. */
    deaths: () => deaths,
    /** One of them is to be killed at the point. */
    async arm({ role, point }: Kill): Promise<void> {
      await this.revive()
      await stack.killAt(role, point)
      deaths = 0
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

/** What a person's app does: the same call with the same key again, until there is an answer. */
function persistent(caller: Caller, processes: Processes): Caller {
  return async <E extends Endpoint>(endpoint: E, input = {}): Promise<Answer<E>> => {
    const keyed = { key: randomUUID(), ...input }
    for (let tries = 0; tries < 20; tries += 1) {
      try {
        const answer = await caller(endpoint, keyed)
        if (answer.status < 500 && answer.code !== 'request_in_progress') return answer
      } catch {
        await processes.revive()
      }
      await pause(100)
    }
    throw new Error(`${endpoint.name} got no answer`)
  }
}

async function until(what: string, isSo: () => Promise<boolean>, processes: Processes): Promise<void> {
  const end = Date.now() + 25_000
  while (Date.now() < end) {
    await processes.revive()
    if (await isSo()) return
    await pause(100)
  }
  throw new Error(`waited in vain until ${what}`)
}

/** For the top of a file: a test of each end with each point at which the process of that role is killed on the way. */
export function testKills(role: Role, points: Partial<Record<End, readonly FailpointName[]>>): void {
  const kills = Object.entries(points).flatMap(([end, some]) => some.map((point) => ({ role, point, end: end as End }))) // a key of the record
  let stack: ProcessStack
  let processes: Processes
  beforeAll(async () => {
    stack = await createProcessStack(inject('serverUrl'))
    processes = startProcesses(stack)
  })
  afterAll(() => stack.close())

  test.for(kills)(
    'kill -9 of the $role at $point: the booking ends $end and the money agrees',
    {
      timeout: 90_000,
    },
    async (kill) => {
      await processes.arm(kill)
      const { platform, urls } = stack
      const { database, clock } = platform
      const world = await createBookableWorld(database, clock.now(), { clients: 1 })
      const signer = { ...platform, tokenSecret: platform.config.tokenSecret }
      const person = async (id: string, audience: 'marketplace' | 'console') =>
        persistent(fetchCaller(urls[0] ?? '', await signIn(signer, id, audience)), processes)
      const client = await person(world.clientIds[0] ?? '', 'marketplace')
      const provider = await person(world.providerId, 'console')

      const held = await client(holdSlot, { body: { slotId: world.slots[12]?.row.id, price: world.listing.price } })
      const params = { bookingId: held.body.id }
      await client(giveMustHaves, { params, body: statements })
      const started = await client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
      expect(started.status, JSON.stringify(started.body)).toBe(200)
      const [intentId] = started.body.clientSecret.split('_secret_')
      await platform.stripe.paymentIntents.confirm(intentId ?? '', { payment_method: 'pm_card_visa' })
      await client(syncPayment, { params })
      const status = async () => (await client(getMyBooking, { params })).body.status
      await until('it is requested', async () => (await status()) === 'requested', processes)

      const answered = {
        confirmed: () => provider(acceptBooking, { params }),
        declined: () => provider(declineBooking, { params, body: { reason: 'fully_booked' } }),
        expired: () => undefined,
      }
      // Also where the process died between the act and its answer.
      expect((await answered[kill.end]())?.status ?? 200).toBe(200)
      if (kill.end === 'expired')
        await database.row('update booking set respond_by = $2 where id = $1', [params.bookingId, at(clock.now())])

      const isAtRest = async () => {
        await hurryJobs(database)
        // The end first: what it leaves to do is written in the same transaction, so a look afterwards sees it.
        if ((await status()) !== kill.end) return false
        const open = await database.row(
          `select 1 as open from payment_op where status = 'pending' union all select 1 from webhook_event where processed_at is null`,
        )
        return open === undefined
      }
      const isKilled = async () => {
        await hurryJobs(database)
        return processes.deaths() > 0
      }
      await until('the process is killed', isKilled, processes)
      await stack.sandbox.control.webhooks.idle()
      await until(`all is ${kill.end} and at rest`, isAtRest, processes)
      expect(processes.deaths(), 'killed once').toBe(1)
      expect(await brokenInvariants(database)).toEqual([])
      const { data } = await platform.stripe.paymentIntents.list({ limit: 100 })
      const own = data.filter((intent) => intent.metadata.booking_id === params.bookingId)
      expect(own.map((intent) => intent.status)).toEqual([kill.end === 'confirmed' ? 'succeeded' : 'canceled'])
      expect(await brokenAtStripe(database, data)).toEqual([])
      const slot = await database.row<{ booked: number }>('select booked from slot where id = $1', [
        world.slots[12]?.row.id,
      ])
      expect(slot?.booked).toBe(kill.end === 'confirmed' ? 1 : 0)
    },
  )
}
