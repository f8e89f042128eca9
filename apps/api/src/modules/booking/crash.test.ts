import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  acceptBooking,
  declineBooking,
  getMyBooking,
  giveMustHaves,
  holdSlot,
  startPayment,
  syncPayment,
} from '@ginipig/contract/booking'
import type { Endpoint } from '@ginipig/contract/core'
import { nothingGiven } from '@ginipig/domain/listing'
import { expect, inject, test } from 'vitest'
import { at } from '#platform/database/sql.ts'
import type { FailpointName } from '#platform/failpoint.ts'
import { createBookableWorld } from '#testing/booking-world.ts'
import { type Answer, type Caller, fetchCaller } from '#testing/caller.ts'
import { brokenAtStripe, brokenInvariants } from '#testing/invariants.ts'
import { createProcessStack, type ProcessStack } from '#testing/process-stack.ts'
import { signIn } from '#testing/sign-in.ts'

type End = 'confirmed' | 'declined' | 'expired'
type Kill = { point: FailpointName; role: 'server' | 'worker'; end: End }

const server = (end: End, ...points: FailpointName[]): Kill[] => points.map((point) => ({ point, role: 'server', end }))
const worker = (end: End, ...points: FailpointName[]): Kill[] => points.map((point) => ({ point, role: 'worker', end }))

const kills: Kill[] = [
  ...server(
    'confirmed',
    'hold.before-commit',
    'hold.committed',
    'payment.intent-row-committed',
    'payment.created-at-stripe',
    'payment.created-and-saved',
    'finalise.before-commit',
    'finalise.committed',
    'webhook.stored',
    'accept.before-commit',
    'accept.committed',
  ),
  ...worker(
    'confirmed',
    'finalise.before-commit',
    'finalise.committed',
    'capture.before-call',
    'capture.done-at-stripe',
    'capture.applied',
  ),
  ...server('declined', 'decline.committed'),
  ...worker('declined', 'void.before-call', 'void.done-at-stripe'),
  ...worker('expired', 'expire.committed', 'void.before-call', 'void.done-at-stripe'),
]

const statements = { ...nothingGiven, isTruthful: true, agreesToPolicy: true }

/** Both processes, one of them to be killed; whoever is dead is started again without the failpoint. */
async function startStack(stack: ProcessStack, kill: Kill) {
  const started: Record<Kill['role'], ChildProcess> = {
    server: await stack.start('server', kill.role === 'server' ? { failpoint: kill.point } : {}),
    worker: await stack.start('worker', kill.role === 'worker' ? { failpoint: kill.point } : {}),
  }
  let deaths = 0
  const isDead = (role: Kill['role']) => started[role].exitCode !== null || started[role].signalCode !== null
  return {
    deaths: () => deaths,
    async revive(): Promise<void> {
      for (const role of ['server', 'worker'] as const) {
        if (!isDead(role)) continue
        deaths += 1
        started[role] = await stack.start(role)
      }
    },
  }
}

type Processes = Awaited<ReturnType<typeof startStack>>

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

test.for(kills)(
  'kill -9 of the $role at $point: the booking ends $end and the money agrees',
  { timeout: 90_000 },
  async (kill) => {
    const stack = await createProcessStack(inject('serverUrl'))
    try {
      const { platform, urls } = stack
      const { database, clock } = platform
      const world = await createBookableWorld(database, clock.now(), { clients: 1 })
      const processes = await startStack(stack, kill)
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

      if (kill.end === 'confirmed') await provider(acceptBooking, { params })
      if (kill.end === 'declined') await provider(declineBooking, { params, body: { reason: 'fully_booked' } })
      if (kill.end === 'expired')
        await database.row('update booking set respond_by = $2 where id = $1', [params.bookingId, at(clock.now())])

      const isAtRest = async () => {
        // The end first: what it leaves to do is written in the same transaction, so a look afterwards sees it.
        if ((await status()) !== kill.end) return false
        const open = await database.row(
          `select 1 as open from payment_op where status = 'pending' union all select 1 from webhook_event where processed_at is null`,
        )
        return open === undefined
      }
      await until('the process is killed', async () => processes.deaths() > 0, processes)
      await stack.sandbox.control.webhooks.idle()
      await until(`all is ${kill.end} and at rest`, isAtRest, processes)
      expect(processes.deaths(), 'killed once').toBe(1)
      expect(await brokenInvariants(database)).toEqual([])
      const { data } = await platform.stripe.paymentIntents.list({ limit: 100 })
      expect(data.map((intent) => intent.status)).toEqual([kill.end === 'confirmed' ? 'succeeded' : 'canceled'])
      expect(await brokenAtStripe(database, data)).toEqual([])
      const slot = await database.row<{ booked: number }>('select booked from slot where id = $1', [
        world.slots[12]?.row.id,
      ])
      expect(slot?.booked).toBe(kill.end === 'confirmed' ? 1 : 0)
    } finally {
      await stack.close()
    }
  },
)
