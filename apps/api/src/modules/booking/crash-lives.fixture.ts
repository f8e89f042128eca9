import {
  cancelBooking,
  contestNoShow,
  endProposal,
  getMyBooking,
  moveBooking,
  releaseHold,
  takeProposedTime,
  wishMove,
  withdrawRequest,
} from '@ginipig/contract/booking/client-calls.ts'
import {
  acceptBooking,
  cancelBookingAsProvider,
  completeBooking,
  declineBooking,
  grantMove,
  markNoShow,
  proposeTimes,
  releasePayment,
  undoAccept,
} from '@ginipig/contract/booking/provider-calls.ts'
import { getSickDay, takeDayOff } from '@ginipig/contract/booking/sick-day.ts'
import { type BookingStatus, settleClientEnd } from '@ginipig/domain/booking'
import { DAY_MS, DEFAULT_ZONE, HOUR_MS, MINUTE_MS, toWallClock } from '@ginipig/domain/time'
import { expect } from 'vitest'
import type { BookableWorld } from '#testing/booking-world.ts'
import type { Caller } from '#testing/caller.ts'
import type { ProcessStack } from '#testing/process-stack.ts'

/** What the people of a life have at hand. */
export type Scene = {
  stack: ProcessStack
  world: BookableWorld
  client: Caller
  provider: Caller
  params: { bookingId: string }
  startsAt: number
  intentId: string
  /** Waits until the booking is there, with all that is on its way done. */
  comes(status: BookingStatus, isSo?: () => Promise<boolean>): Promise<void>
  /** So many hours before the start, or after it. */
  goTo(hours: number): Promise<void>
  /** An operator's command about this booking, again where it was killed. */
  operator(act: string, ...more: string[]): Promise<void>
}

/** One way through a booking. From the request on; who dies on the way is started again, and presses again. */
export type Life = {
  plan?: 'deposit' | 'full'
  /** Ends before it is requested. */
  isUnasked?: boolean
  /** The browser closes right after it confirmed the payment. */
  isShut?: boolean
  live(scene: Scene): Promise<unknown>
  end: BookingStatus
  /** Pence on the accounts of its ledger at the end, without what lies at Stripe or went there. */
  ledger: Record<string, number>
}

/** The slot that a life books, and others of other days. */
export const SLOT = 12
const otherSlots = ({ world }: Scene) => [SLOT + 2, SLOT + 4].map((index) => world.slots[index]?.row.id ?? '')
const otherSlot = (scene: Scene) => otherSlots(scene)[0] ?? ''

const accept = async ({ provider, params, comes }: Scene) => {
  await provider(acceptBooking, { params })
  await comes('confirmed')
}

const propose = async (scene: Scene) => {
  const { provider, params } = scene
  return provider(proposeTimes, { params, body: { slotIds: otherSlots(scene) } })
}

const missed = async (scene: Scene) => {
  await accept(scene)
  await scene.goTo(1)
  await scene.provider(markNoShow, { params: scene.params })
  await scene.client(contestNoShow, { params: scene.params })
  await scene.comes('no_show')
}

const released = async (scene: Scene) => {
  const { provider, params, startsAt } = scene
  await accept(scene)
  await scene.goTo(1)
  await provider(completeBooking, { params })
  await provider(releasePayment, { params })
  await scene.comes('released', async () => (await sentOf(scene)) > 0)
  return startsAt
}

const sentOf = async ({ stack, params }: Scene) =>
  (await stack.platform.stripe.transfers.list({ transfer_group: `booking_${params.bookingId}` })).data.length

const disputed = async (scene: Scene, end: 'won' | 'lost') => {
  await accept(scene)
  const { control } = scene.stack.sandbox
  const dispute = control.dispute(scene.intentId, 'fraudulent')
  const isDisputed = async () =>
    (await scene.client(getMyBooking, { params: scene.params })).body.paymentStatus === 'disputed'
  await scene.comes('confirmed', isDisputed)
  control.closeDispute(dispute, end)
}

/** The listing costs £54.00: deposit, commission and the provider's fee are £8.10 each. */
export const lives = {
  confirmed: { live: accept, end: 'confirmed', ledger: { client_funds: -810 } },
  'paid and gone': { isShut: true, live: accept, end: 'confirmed', ledger: { client_funds: -810 } },
  declined: {
    live: ({ provider, params }) => provider(declineBooking, { params, body: { reason: 'fully_booked' } }),
    end: 'declined',
    ledger: {},
  },
  'thought over': {
    async live({ provider, params }) {
      await provider(acceptBooking, { params })
      await provider(undoAccept, { params })
      await provider(declineBooking, { params, body: { reason: 'fully_booked' } })
    },
    end: 'declined',
    ledger: {},
  },
  expired: { live: ({ stack }) => stack.advance(9 * HOUR_MS), end: 'expired', ledger: {} },
  withdrawn: { live: ({ client, params }) => client(withdrawRequest, { params }), end: 'withdrawn', ledger: {} },
  'given up': {
    isUnasked: true,
    live: ({ client, params }) => client(releaseHold, { params }),
    end: 'payment_failed',
    ledger: {},
  },
  'lost its card': {
    async live({ provider, params, stack, intentId }) {
      await provider(acceptBooking, { params })
      await stack.platform.stripe.paymentIntents.cancel(intentId)
    },
    end: 'payment_failed',
    ledger: {},
  },
  moved: {
    async live(scene) {
      await accept(scene)
      await scene.client(moveBooking, { params: scene.params, body: { slotId: otherSlot(scene) } })
    },
    end: 'confirmed',
    ledger: { client_funds: -810 },
  },
  'took another time': {
    async live(scene) {
      await accept(scene)
      await propose(scene)
      await scene.client(takeProposedTime, { params: scene.params, body: { slotId: otherSlot(scene) } })
    },
    end: 'confirmed',
    ledger: { client_funds: -810 },
  },
  'agreed on another time': {
    async live(scene) {
      await propose(scene)
      await scene.client(takeProposedTime, { params: scene.params, body: { slotId: otherSlot(scene) } })
    },
    end: 'confirmed',
    ledger: { client_funds: -810 },
  },
  'took none': {
    async live(scene) {
      await propose(scene)
      await scene.client(endProposal, { params: scene.params })
    },
    end: 'declined',
    ledger: {},
  },
  'granted a wish': {
    plan: 'full',
    async live(scene) {
      const { client, provider, params } = scene
      await accept(scene)
      await scene.goTo(-20)
      await client(wishMove, { params, body: { slotId: otherSlot(scene) } })
      await provider(grantMove, { params })
    },
    end: 'confirmed',
    ledger: { client_funds: -5_400 },
  },
  cancelled: {
    plan: 'full',
    async live(scene) {
      const { client, params, stack } = scene
      await accept(scene)
      const { body } = await client(getMyBooking, { params })
      const now = stack.platform.clock.now()
      const { forfeited: loses } = settleClientEnd('cancelled_by_client', body, body.policy, now)
      await client(cancelBooking, { params, body: { loses } })
    },
    end: 'cancelled_by_client',
    ledger: { cancel_income: -810 },
  },
  'called off': {
    plan: 'full',
    async live(scene) {
      await accept(scene)
      await scene.provider(cancelBookingAsProvider, { params: scene.params, body: { reason: 'illness' } })
    },
    end: 'cancelled_by_provider',
    ledger: { provider_fee_income: -810, provider_receivable: 810 },
  },
  'warned of': {
    plan: 'full',
    async live(scene) {
      await accept(scene)
      scene.stack.sandbox.control.warnOfFraud(scene.intentId)
    },
    end: 'cancelled_by_platform',
    ledger: {},
  },
  'off sick': {
    plan: 'full',
    async live(scene) {
      const { provider, startsAt } = scene
      await accept(scene)
      const params = { day: toWallClock(startsAt, DEFAULT_ZONE).date }
      const { body } = await provider(getSickDay, { params })
      const bookings = body.bookings.map(({ id, refund, fee }) => ({ id, refund, fee, choice: 'refund' as const }))
      const why = { reason: 'illness', asksWaiver: false } as const
      expect((await provider(takeDayOff, { params, body: { bookings, why } })).status).toBe(200)
    },
    end: 'cancelled_by_provider',
    ledger: { provider_fee_income: -810, provider_receivable: 810 },
  },
  unpaid: {
    async live(scene) {
      const { stack, intentId } = scene
      await accept(scene)
      const { payment_method: card } = await stack.platform.stripe.paymentIntents.retrieve(intentId)
      stack.sandbox.control.nextOutcome(String(card), 'insufficient_funds', 3)
      await scene.goTo(-35)
      const isRefused = async () =>
        (await scene.client(getMyBooking, { params: scene.params })).body.paymentStatus === 'balance_failed'
      await scene.comes('confirmed', isRefused)
      await scene.goTo(-11)
    },
    end: 'cancelled_unpaid',
    ledger: {},
  },
  released: {
    async live(scene) {
      await accept(scene)
      await scene.goTo(-35)
      const isPaid = async () =>
        (await scene.client(getMyBooking, { params: scene.params })).body.paymentStatus === 'paid'
      await scene.comes('confirmed', isPaid)
      await released(scene)
    },
    end: 'released',
    ledger: { commission: -810 },
  },
  'done by itself': {
    plan: 'full',
    async live(scene) {
      const { stack, startsAt } = scene
      await accept(scene)
      const { now } = stack.platform.clock
      await stack.advance(startsAt + 3 * DAY_MS - now())
      await scene.comes('completed')
      await stack.advance(8 * DAY_MS + MINUTE_MS)
    },
    end: 'released',
    ledger: { commission: -810 },
  },
  'missed for good': {
    plan: 'full',
    async live(scene) {
      await missed(scene)
      await scene.operator('--missed')
      await scene.stack.advance(DAY_MS)
      await scene.comes('no_show', async () => (await sentOf(scene)) > 0)
    },
    end: 'no_show',
    ledger: { cancel_income: -810 },
  },
  'was there': {
    plan: 'full',
    async live(scene) {
      await missed(scene)
      await scene.operator('--was-there')
    },
    end: 'cancelled_by_provider',
    ledger: { provider_fee_income: -810, provider_receivable: 810 },
  },
  'charged back': {
    plan: 'full',
    live: (scene) => disputed(scene, 'lost'),
    end: 'cancelled_unpaid',
    ledger: { dispute_fees: 2_000 },
  },
  'paid back': {
    plan: 'full',
    async live(scene) {
      await released(scene)
      await scene.operator('--refund', '--pence', '1000', '--at-fault', 'provider')
    },
    end: 'released',
    ledger: { commission: -810 },
  },
} as const satisfies Record<string, Life>

export type LifeName = keyof typeof lives
