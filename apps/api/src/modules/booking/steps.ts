import {
  type BookingAction,
  type BookingActor,
  type BookingNotice,
  type BookingPaymentStatus,
  type BookingSide,
  type BookingStatus,
  bookingTransitions,
  type ClientSplit,
  canBooking,
  contestableUntil,
  dividingEnds,
  freesPlace,
  type GuardFacts,
  isBookingStepOpen,
  type PriceSplit,
  settle,
  sidesNotified,
  UNDO_ACCEPT_MS,
} from '@ginipig/domain/booking'
import { givesPromoBack } from '@ginipig/domain/payment'
import { endMoney, undoMoney } from '#modules/payment/end-money.ts'
import type { Ending } from '#modules/payment/ledger.ts'
import { callOffCapture, openCapture, openVoid } from '#modules/payment/open-op.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type BookingChanges,
  findProvider,
  freePlace,
  insertEvent,
  type LockedBooking,
  lockBooking,
  moveBooking,
  readLastAct,
} from './booking.sql.ts'
import { giveBackRedemption } from './promo.sql.ts'
import { closeProposal } from './proposal.sql.ts'

export type { LockedBooking } from './booking.sql.ts'

type Money = (typeof bookingTransitions)[BookingAction]['money']

/** What a step does to the money: in whose name, when, and of its end what it comes to. */
type Move = { key: BookingKey; now: number; waitMs: number; ending: Ending | undefined }

/** What each kind of money in the life cycle asks of payment. */
const moneyMoves: Record<Money, (sql: Sql, move: Move) => Promise<void> | undefined> = {
  none: () => undefined,
  capture: (sql, { key, now, waitMs }) => openCapture(sql, key, now, waitMs),
  uncapture: (sql, { key }) => callOffCapture(sql, key),
  void: (sql, { key, now }) => openVoid(sql, key, now),
  settle: (sql, { ending }) => ending && endMoney(sql, ending),
  undo: (sql, { ending }) => ending && undoMoney(sql, ending),
  release: (sql, { ending }) => ending && endMoney(sql, ending),
}

/** What a booking's money is called while the step is not done, or once it is called off; what a bank took back stays so. */
function paymentStateOf(
  { payment_status: before }: LockedBooking,
  money: Money,
  ending: Ending | undefined,
): BookingPaymentStatus | undefined {
  if (before === 'charged_back') return undefined
  if (money === 'capture') return 'capturing'
  if (money === 'uncapture') return 'authorized'
  const divides = money === 'settle' || money === 'undo'
  return divides && ending && ending.settlement.refund > 0 ? 'refund_pending' : undefined
}

/** An acceptance can be taken back: until it stands, what was proposed instead is only out of sight. */
const keepsProposal: ReadonlySet<BookingAction> = new Set(['accept', 'undo_accept'])

const late: Partial<Record<BookingAction, 'response_too_late'>> = {
  accept: 'response_too_late',
  decline: 'response_too_late',
}

export const keyOf = ({ provider_id, id }: LockedBooking): BookingKey => ({ providerId: provider_id, bookingId: id })

/** The one way a booking changes state, driven by its row in the life cycle: checks the guard and the deadline, compares
 *  and sets, frees the place if the booking ends, moves the money, writes the history and queues the notifications. In the
 *  caller's transaction and under `lockBooking`.
 *  @param facts - other columns that the step sets
 *  @returns the booking as it is now
 *  @throws Refusal `booking_state`, `response_too_late`; `payment_busy` while money is on its way */
export async function takeStep(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  action: BookingAction,
  actor: BookingActor,
  { movedFrom, ...facts }: BookingChanges & { movedFrom?: number } = {},
): Promise<LockedBooking> {
  const now = platform.clock.now()
  refuseStep(booking, action, actor, now)
  const { to, money, event } = bookingTransitions[action]
  const key = keyOf(booking)
  const isFreed = freesPlace(to)
  const ending = endingOf(booking, to, now)
  const moved = await moveBooking(
    sql,
    booking,
    { to, endedAt: isFreed ? now : undefined, forgetsProblem: action === 'request' },
    { paymentStatus: paymentStateOf(booking, money, ending), ...facts },
  )
  if (!moved) throw new Refusal('booking_state')
  platform.failpoint.within(sql, `step.${action}`)
  if (isFreed) await freePlace(sql, booking)
  if (moved.discount > 0 && givesPromoBack(to)) await giveBackRedemption(sql, key, now)
  // What was proposed for it no longer is, and its times are open again.
  if (!keepsProposal.has(action)) await closeProposal(sql, key, 'overtaken', now)
  // Who accepts by hand may think again; a client who books by themselves waits for nobody.
  await moneyMoves[money](sql, { key, now, waitMs: actor === 'provider' ? UNDO_ACCEPT_MS : 0, ending })
  await insertEvent(sql, { ...key, at: now, kind: event, actor, from: booking.status, to, movedFrom })
  await enqueueBookingMoved(sql, key)
  for (const to of sidesNotified(action, booking.approval))
    await enqueue(sql, 'booking.mail', { ...key, action, to }, `booking.mail:${booking.id}:${action}:${to}`)
  return moved
}

/** Takes a step that a person asked for, idempotently: a repeat of the last step is answered as if it were done now,
 *  because an app repeats its call when the process died between act and answer (trust.md G32). */
export async function stepOnce(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  action: BookingAction,
  actor: BookingSide,
  facts?: BookingChanges,
): Promise<void> {
  if (!canBooking(action, booking.status, actor) && (await wasLast(sql, booking, action, actor))) return
  await takeStep(platform, sql, booking, action, actor, facts)
}

/** Whether the last thing that happened to a booking is that this actor took this step. */
export async function wasLast(
  sql: Sql,
  booking: LockedBooking,
  action: BookingAction,
  actor: BookingSide,
): Promise<boolean> {
  const last = await readLastAct(sql, keyOf(booking))
  return last?.kind === bookingTransitions[action].event && last.actor === actor
}

/** Queues a mail to the client of what is no step. */
export const enqueueClientNotice = (sql: Sql, booking: LockedBooking, notice: BookingNotice): Promise<void> =>
  enqueueNotice(sql, keyOf(booking), notice)

/** The same where the booking isn't under lock; the job reads what is true when it runs.
 *  @param proposalId - which proposal it is about, of those of one booking
 *  @param waitMs - ms before anybody is told */
export const enqueueNotice = (
  sql: Sql,
  key: BookingKey,
  action: BookingNotice,
  to: BookingSide = 'client',
  { proposalId, waitMs = 0 }: { proposalId?: string; waitMs?: number } = {},
): Promise<void> =>
  enqueue(
    sql,
    'booking.mail',
    { ...key, action, to, ...(proposalId === undefined ? {} : { proposalId }) },
    `booking.mail:${key.bookingId}:${action}:${to}${proposalId === undefined ? '' : `:${proposalId}`}`,
    waitMs,
  )

/** A booking's price in its client's parts; what the provider has of it is not theirs to read. */
export const clientSplitOf = ({ price, discount, total, deposit, balance }: ClientSplit): ClientSplit => ({
  price,
  discount,
  total,
  deposit,
  balance,
})

/** The same with what the provider has of it. */
export const splitOf = ({ commission, ...booking }: ClientSplit & Pick<LockedBooking, 'commission'>): PriceSplit => ({
  ...clientSplitOf(booking),
  commission,
  earnings: booking.price - commission,
})

/** What a booking's money comes to where a step ends it; undefined where none was taken or it goes on. */
export function endingOf(booking: LockedBooking, to: BookingStatus, now: number): Ending | undefined {
  const end = dividingEnds.find((one) => one === to)
  if (!end) return undefined
  const { captured, starts_at: startsAt, policy, discount, currency } = booking
  return {
    ...keyOf(booking),
    end,
    settlement: settle(end, { split: splitOf(booking), captured, startsAt }, policy, now),
    discount,
    currency,
    now,
    shareDueAt: end === 'no_show' ? contestableUntil(now, policy) : now,
  }
}

/** What the life cycle's guards look at. */
export function factsOf(booking: LockedBooking): GuardFacts {
  const { approval, starts_at: startsAt, respond_by: respondBy, captured, total, policy, no_show_at: at } = booking
  const { is_day_off: isDayOff } = booking
  const noShow = at === null ? undefined : { at, contest: booking.contest }
  return {
    approval,
    startsAt,
    respondBy,
    captured,
    total,
    policy,
    paymentStatus: booking.payment_status,
    noShow,
    isDayOff,
  }
}

function refuseStep(booking: LockedBooking, action: BookingAction, actor: BookingActor, now: number): void {
  if (!canBooking(action, booking.status, actor))
    throw new Refusal((booking.status === 'expired' && late[action]) || 'booking_state')
  if (!isBookingStepOpen(action, factsOf(booking), now)) throw new Refusal(late[action] ?? 'booking_state')
}

/** Queues realtime events about a change, in the transaction that makes it. */
export async function enqueueBookingMoved(sql: Sql, booking: BookingKey): Promise<void> {
  await enqueue(sql, 'booking.moved', booking, `booking.moved:${booking.bookingId}`)
}

/** A booking under lock that this client made; someone else's is as unknown as one that never was.
 *  @throws Refusal `booking_not_found` */
export async function lockOfClient(sql: Sql, bookingId: string, clientId: string): Promise<LockedBooking> {
  const providerId = await findProvider(sql, bookingId)
  const booking = providerId === undefined ? undefined : await lockBooking(sql, { providerId, bookingId })
  if (booking?.client_id !== clientId) throw new Refusal('booking_not_found')
  return booking
}

/** A booking under lock that is with this provider. @throws Refusal `booking_not_found` */
export async function lockOfProvider(sql: Sql, bookingId: string, providerId: string): Promise<LockedBooking> {
  const booking = await lockBooking(sql, { providerId, bookingId })
  if (!booking) throw new Refusal('booking_not_found')
  return booking
}
