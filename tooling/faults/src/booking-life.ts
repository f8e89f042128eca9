import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '@ginipig/api/testing'
import {
  getMyBooking,
  giveMustHaves,
  holdSlot,
  releaseHold,
  startPayment,
  syncPayment,
  withdrawRequest,
} from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking, declineBooking } from '@ginipig/contract/booking/provider-calls.ts'
import type { BookingStatus } from '@ginipig/domain/booking'
import { nothingGiven } from '@ginipig/domain/listing'
import type { Person } from './person.ts'

/** What somebody was told of a booking; it must come true. */
export interface Promised {
  readonly bookingId: string
  readonly told: string
  readonly ends: readonly BookingStatus[]
}

export interface Scene {
  readonly client: Person
  readonly provider: Person
  readonly slot: { readonly slotId: string; readonly price: number }
  readonly random: Random
  readonly sandboxUrl: string
}

const statements = { ...nothingGiven, isTruthful: true, agreesToPolicy: true }
const AGAIN_MS = 500
const TRIES = 240

/** Goes through one booking as people do: some pay, some are refused, some leave; providers accept, decline, or let it
 *  lie. @returns what was promised, or undefined when somebody else had the slot */
export async function liveBooking(scene: Scene): Promise<Promised | undefined> {
  const { client, random, slot } = scene
  const held = await client(holdSlot, { body: slot })
  if (held.status !== 200) return undefined
  const params = { bookingId: held.body.id }
  const leave = async (told: string): Promise<Promised> => {
    const left = await client(releaseHold, { params })
    // Its payment is being asked for: the hold ends by itself.
    const ends = left.status === 200 ? (['payment_failed'] as const) : (['payment_failed', 'pending_payment'] as const)
    return { bookingId: params.bookingId, told, ends }
  }
  if (random.chance(0.1)) return leave('left before paying')
  await client(giveMustHaves, { params, body: statements })
  const plan = random.pick(['deposit', 'full'] as const)
  const started = await client(startPayment, { params, body: { plan, savesCard: false } })
  if (started.status !== 200) return leave(`payment refused: ${started.code}`)
  const card = random.weighted([
    ['pm_card_visa', 8],
    ['pm_card_visa_chargeDeclined', 1],
  ] as const)
  const isPaid = await confirm(scene.sandboxUrl, started.body.clientSecret, card)
  if (!isPaid) return leave('card refused')
  // Some browsers are closed right after the bank said yes.
  if (random.chance(0.6)) await client(syncPayment, { params })
  return held.body.approval === 'automatic'
    ? { bookingId: params.bookingId, told: 'paid', ends: ['confirmed'] }
    : answer(scene, params)
}

/** What becomes of a request. */
async function answer({ client, provider, random }: Scene, params: { bookingId: string }): Promise<Promised> {
  const { bookingId } = params
  const after = random.weighted([
    ['accepted', 6],
    ['declined', 2],
    ['withdrawn', 1],
    ['waits', 1],
  ] as const)
  for (let tries = 0; after !== 'waits' && tries < TRIES; tries += 1) {
    const { body } = await client(getMyBooking, { params })
    if (body.status === 'requested') break
    await pause(AGAIN_MS)
  }
  const told = {
    accepted: () => provider(acceptBooking, { params }),
    declined: () => provider(declineBooking, { params, body: { reason: 'fully_booked' } }),
    withdrawn: () => client(withdrawRequest, { params }),
    waits: async () => ({ status: 0 }),
  }
  const ends = { accepted: 'confirmed', declined: 'declined', withdrawn: 'withdrawn', waits: 'requested' } as const
  const { status } = await told[after]()
  return status === 200 || after === 'waits'
    ? { bookingId, told: after, ends: [ends[after]] }
    : { bookingId, told: `${after}: ${status}`, ends: ['requested'] }
}

/** What Stripe's form does in the browser. @returns whether the bank said yes */
async function confirm(sandboxUrl: string, clientSecret: string, card: string): Promise<boolean> {
  const [intentId] = clientSecret.split('_secret_')
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const response = await fetch(`${sandboxUrl}/v1/payment_intents/${intentId}/confirm`, {
        method: 'POST',
        headers: {
          authorization: 'Bearer sk_test_local',
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': `confirm-${intentId}`,
        },
        body: new URLSearchParams({ payment_method: card }),
      })
      await response.arrayBuffer()
      if (response.status < 500 && response.status !== 409 && response.status !== 429) return response.ok
    } catch {
      // It is away: the form asks again.
    }
    await pause(AGAIN_MS)
  }
  throw new Error('the sandbox never answered')
}
