import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { canPayBalance, waitsForOtherTime } from '@ginipig/domain/booking'
import { missingMustHaves } from '@ginipig/domain/listing'

/** Pages of a booking in the making, by their part of the path. */
export type FlowStep = 'must-haves' | 'payment-options' | 'pay-deposit' | 'pay-full'

/** Where a person who asks for a step belongs: `here`, another step, what was sent, or the booking as it is. */
export type FlowAnswer = 'here' | FlowStep | 'booking-request' | 'booking-details'

type Facts = Pick<
  ClientBooking,
  | 'status'
  | 'paymentStatus'
  | 'offeredPlans'
  | 'mustHavesAsked'
  | 'mustHavesGiven'
  | 'requestedAt'
  | 'plan'
  | 'captured'
  | 'split'
  | 'startsAt'
  | 'policy'
  | 'proposal'
  | 'now'
>

/** Can the balance be paid now? */
export const hasOpenBalance = ({ split, policy, now, ...booking }: Facts) =>
  canPayBalance({ ...booking, total: split.total, isDayOff: waitsForOtherTime(booking) !== undefined }, policy, now)

const sent: ReadonlySet<ClientBooking['status']> = new Set(['requested', 'accepting', 'confirmed'])

const payStep = { deposit: 'pay-deposit', full: 'pay-full' } as const

/** Is there a choice of how to pay? */
export const hasPlans = ({ offeredPlans }: Pick<ClientBooking, 'offeredPlans'>) => offeredPlans.length > 1

/** Decides by the booking alone, so that a reload, an old tab or a typed address all end in the right place.
 *  A hold that ran out stays `here`: the page itself says so. */
export function flowAnswer(step: FlowStep, booking: Facts): FlowAnswer {
  if (step === 'pay-full' && hasOpenBalance(booking)) return 'here'
  if (step === 'pay-full' && booking.status === 'confirmed' && booking.plan === 'deposit') return 'booking-details'
  if (sent.has(booking.status)) return 'booking-request'
  if (booking.status === 'payment_failed' && booking.requestedAt === null) return 'here'
  if (booking.status !== 'pending_payment') return 'booking-details'
  if (step === 'must-haves') return 'here'
  if (missingMustHaves(booking.mustHavesAsked, booking.mustHavesGiven).length > 0) return 'must-haves'
  const [only, second] = booking.offeredPlans
  // Where there is no choice the page of choices is left out: paying itself says why.
  if (only !== undefined && second === undefined) return step === payStep[only] ? 'here' : payStep[only]
  return 'here'
}
