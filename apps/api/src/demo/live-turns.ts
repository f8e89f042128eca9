import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { takeBalance } from '#modules/booking/balance.ts'
import { paymentListener } from '#modules/booking/payment-listener.ts'
import { listProposable, proposeTimes, wishMove } from '#modules/booking/proposal.ts'
import { accept } from '#modules/booking/requests.ts'
import { carryOutDayOff, takeDayOff, viewDay } from '#modules/booking/sick-day.ts'
import { read } from '#modules/notification/notification.ts'
import { lookAgain } from '#modules/payment/stripe-object.ts'
import type { Platform } from '#platform/platform.ts'
import { recountProvider } from './factories/slot.ts'
import { capture, findOpening, type LiveBookings, request, saveCard, tell } from './live-bookings.ts'
import { askStandIn } from './stand-in.ts'

type Pair = Pick<LiveBookings, 'client' | 'provider' | 'card'>

const ago = (platform: Platform, ms: number): Platform => {
  const then = platform.clock.now() - ms
  return { ...platform, clock: { now: () => then } }
}

type Made = Parameters<typeof request>[4] & { by?: string; ahead: readonly [from: number, to: number]; agoMs: number }

/** A booking that its provider has said yes to, its money taken. @returns its id */
async function confirmed(
  platform: Platform,
  { client, provider, card }: Pair,
  { by = client, ahead, agoMs, ...paid }: Made,
): Promise<string> {
  const opening = await findOpening(platform, { by, from: provider, ahead }, platform.clock.now())
  const then = ago(platform, agoMs)
  const cardId = by === client ? card : await saveCard(platform, by, 'pm_card_visa')
  const bookingId = await request(then, by, cardId, opening, paid)
  const answered = ago(platform, agoMs - 40 * MINUTE_MS)
  if (opening.approval === 'manual') await accept(answered, bookingId, provider)
  await capture(answered, bookingId)
  await recountProvider(platform.database, provider, platform.clock.now())
  return bookingId
}

/** The provider asks whether another time would do. */
async function propose(platform: Platform, pair: Pair): Promise<void> {
  const bookingId = await confirmed(platform, pair, { ahead: [6 * DAY_MS, 40 * DAY_MS], agoMs: 30 * HOUR_MS })
  const asked = ago(platform, 2 * HOUR_MS)
  const { times } = await listProposable(asked, bookingId, pair.provider)
  const slotIds = times.slice(0, 3).map(({ slotId }) => slotId)
  if (slotIds.length === 0) return
  const note = 'My teacher has moved the exam to that morning. Would one of these do?'
  await proposeTimes(asked, bookingId, pair.provider, { slotIds, note })
  await tell(asked)
}

/** How far ahead a booking is whose balance is due: longer than a night, before which no day would be left, and not so near
 *  that it ends unpaid while one looks. */
const BALANCE_DUE = [16 * HOUR_MS, 35 * HOUR_MS] as const

/** The client asks for another time of the same listing, too late to move alone. */
async function wish(platform: Platform, pair: Pair): Promise<void> {
  const { client, provider } = pair
  const bookingId = await confirmed(platform, pair, { plan: 'full', ahead: BALANCE_DUE, agoMs: 3 * DAY_MS })
  const booking = await platform.database.row<{ listing: string }>(
    'select listing_id as listing from booking where provider_id = $1 and id = $2',
    [provider, bookingId],
  )
  const wished = { by: client, from: provider, ...booking, ahead: [4 * DAY_MS, 40 * DAY_MS] } as const
  const { slot_id } = await findOpening(platform, wished, platform.clock.now())
  const wishedAt = ago(platform, HOUR_MS)
  await wishMove(wishedAt, bookingId, client, slot_id)
  await tell(wishedAt)
}

/** The balance's bank wants to hear from its client. */
async function refuseBalance(platform: Platform, pair: Pair): Promise<void> {
  const bookingId = await confirmed(platform, pair, { ahead: BALANCE_DUE, agoMs: 4 * DAY_MS })
  await askStandIn(platform, 'next-outcome', { payment_method: pair.card, outcome: 'authentication_required' })
  const due = ago(platform, 30 * MINUTE_MS)
  if (await takeBalance(due, { providerId: pair.provider, bookingId })) await capture(due, bookingId)
}

/** A day off: one client is offered other times, the other has their money back. */
async function fallIll(platform: Platform, pair: Pair, other: string): Promise<void> {
  const first = await confirmed(platform, pair, { ahead: [8 * DAY_MS, 40 * DAY_MS], agoMs: 20 * HOUR_MS })
  const [row] = await platform.database.rows<{ day: string; from: number; to: number }>(
    `select to_char(b.starts_at at time zone l.zone, 'YYYY-MM-DD') as day,
       date_trunc('day', b.starts_at at time zone l.zone) at time zone l.zone as "from",
       (date_trunc('day', b.starts_at at time zone l.zone) + interval '1 day') at time zone l.zone as "to"
     from booking b join listing l on l.provider_id = b.provider_id and l.id = b.listing_id where b.id = $1`,
    [first],
  )
  if (!row) return
  const now = platform.clock.now()
  const ahead = [row.from - now, row.to - now] as const
  await confirmed(platform, pair, { by: other, plan: 'full', ahead, agoMs: 19 * HOUR_MS })
  const { bookings } = await viewDay(platform, pair.provider, row.day)
  await takeDayOff(platform, pair.provider, row.day, {
    why: {
      reason: 'illness',
      words: 'I’m so sorry, I’m down with the flu and nobody should catch it.',
      asksWaiver: true,
    },
    bookings: bookings.map(({ id, refund, fee, suggested }) =>
      id === first && suggested.length > 0
        ? { id, refund, fee, choice: 'offer', slotIds: [...suggested] }
        : { id, refund, fee, choice: 'refund' },
    ),
  })
  for (const { id: bookingId } of bookings) {
    await carryOutDayOff(platform, { providerId: pair.provider, bookingId, day: row.day })
    await capture(platform, bookingId)
  }
}

type Charged = { intent: string }

/** Charges of the two's past bookings that have come so far. */
const chargesOf = ({ database }: Platform, { client, provider }: Pair, status: string) =>
  database.rows<Charged>(
    `select p.stripe_payment_intent as intent from booking b join payment p on p.provider_id = b.provider_id and p.booking_id = b.id
     where b.client_id = $1 and b.provider_id = $2 and b.status = $3 and p.status = 'succeeded' order by b.starts_at desc limit 1`,
    [client, provider, status],
  )

/** The client's bank wants a payment back. */
async function dispute(platform: Platform, pair: Pair): Promise<void> {
  const [charge] = await chargesOf(platform, pair, 'released')
  if (!charge) return
  await askStandIn(platform, 'dispute', { intent: charge.intent, reason: 'product_not_received' })
  const { data } = await platform.stripe.disputes.list({ payment_intent: charge.intent, limit: 1 })
  if (data[0]) await lookAgain(ago(platform, 2 * DAY_MS), 'dispute', data[0].id, paymentListener)
}

/** A bank sends a refund back: an operator has to pay it by hand. */
async function failRefund(platform: Platform, pair: Pair): Promise<void> {
  const [charge] = await chargesOf(platform, pair, 'cancelled_by_provider')
  if (!charge) return
  const { data } = await platform.stripe.refunds.list({ payment_intent: charge.intent, limit: 1 })
  if (!data[0]) return
  await askStandIn(platform, 'fail-refund', { refund: data[0].id })
  await lookAgain(ago(platform, 5 * DAY_MS), 'payment_intent', charge.intent, paymentListener)
}

/** Turns that bookings of the two demo accounts have taken, each once and by the service's own steps: a promo code, times
 *  proposed, another time asked for, a balance refused with another provider, a day off, a disputed payment, a refund that came
 *  back. */
export async function makeTurns(platform: Platform, { other, instant, ...pair }: LiveBookings): Promise<void> {
  await confirmed(platform, pair, {
    plan: 'full',
    promo: 'SPRING5',
    ahead: [5 * DAY_MS, 60 * DAY_MS],
    agoMs: 9 * HOUR_MS,
  })
  await propose(platform, pair)
  await wish(platform, pair)
  await refuseBalance(platform, { ...pair, provider: instant })
  await fallIll(platform, pair, other)
  await dispute(platform, pair)
  await failRefund(platform, pair)
  // Both looked last this morning.
  const looked = ago(platform, 7 * HOUR_MS)
  for (const person of [pair.client, pair.provider]) await read(looked, person, { until: looked.clock.now() })
}
