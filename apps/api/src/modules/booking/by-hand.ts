import { type CancellationReason, canContest, isSettled, type PlatformCancelReason } from '@ginipig/domain/booking'
import type { RefundFault } from '@ginipig/domain/payment'
import { DEFAULT_ZONE, HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { grantRefund, readRefundTotals, readUnsentRefund, waiveFee } from '#modules/payment/end-money.ts'
import { postRefundedByHand } from '#modules/payment/ledger.ts'
import { shareLeft } from '#modules/payment/outcome.ts'
import { audit } from '#platform/audit/audit.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { type LockedBooking, setPaymentState } from './booking.sql.ts'
import { answerWaiver, countTasks, findByReference, type MoneyTask, readTasks } from './by-hand.sql.ts'
import { canCancelAsPlatform, cancelAsPlatform } from './call-off.ts'
import { decideNoShow } from './ending.ts'
import { enqueueBookingMoved, keyOf, lockOfProvider } from './steps.ts'

export type { MoneyTask } from './by-hand.sql.ts'

/** What about money waits for a person. */
export const readMoneyTasks = (sql: Sql): Promise<MoneyTask[]> => readTasks(sql)

/** How much that is, for far less work. */
export const countMoneyTasks = (sql: Sql): Promise<number> => countTasks(sql)

/** What of one kind waits about a booking, where it does. */
export async function findTask(
  sql: Sql,
  what: MoneyTask['what'],
  reference: string,
): Promise<(BookingKey & { pence: number }) | undefined> {
  const task = (await readTasks(sql)).find((one) => one.what === what && one.reference === reference)
  return task && { providerId: task.provider_id, bookingId: task.booking_id, pence: task.pence }
}

/** An operator decides a no-show that is contested. @returns false where none of this booking is
 *  @throws Refusal `booking_state`, `payment_busy` */
export async function decideByHand(
  platform: Platform,
  reference: string,
  decision: 'uphold_no_show' | 'undo_no_show',
): Promise<boolean> {
  const key = await findTask(platform.database, 'contest', reference)
  if (key) await decideNoShow(platform, key, decision)
  return key !== undefined
}

/** Writes down that an operator paid from the company's bank what a client's bank had sent back: all that is owed and that no
 *  refund on its way brings.
 *  @param expected - pence that were paid; where another sum is owed by now nothing is written
 *  @returns pence; 0 where nothing is owed
 *  @throws Refusal `booking_not_found` */
export function payBackByHand({ database, clock }: Platform, key: BookingKey, expected?: number): Promise<number> {
  return database.transaction(async (sql) => {
    const booking = await lockOfProvider(sql, key.bookingId, key.providerId)
    const amount = await readUnsentRefund(sql, key)
    if (expected !== undefined && amount !== expected) return 0
    // The bank may give it to them.
    if (amount === 0 || booking.payment_status === 'disputed') return 0
    await postRefundedByHand(sql, { ...key, amount, currency: booking.currency, now: clock.now() })
    const { refunded, owed } = await readRefundTotals(sql, key)
    const status = refunded >= booking.captured ? 'refunded' : 'partially_refunded'
    await setPaymentState(sql, booking, { status: owed > 0 ? 'refund_pending' : status, problem: null })
    await enqueueBookingMoved(sql, keyOf(booking))
    return amount
  })
}

/** An operator lets a provider off the fee for cancelling a booking: illness, or what else was serious. Its provider is
 *  told, and it is written down. @returns pence; 0 where there is no such booking, or no fee of it stands */
export function waiveFeeByHand(platform: Platform, reference: string, reason: CancellationReason): Promise<number> {
  return platform.database.transaction(async (sql) => {
    const key = await findByReference(sql, reference)
    if (!key) return 0
    const booking = await lockOfProvider(sql, key.bookingId, key.providerId)
    const waived = await waiveFee(sql, key, booking.currency, platform.clock.now())
    if (waived === 0) return 0
    await answerWaiver(sql, key, 'waived')
    const event = `booking.${key.bookingId}.fee_waived`
    await notify(platform, sql, {
      accountId: key.providerId,
      event,
      about: { booking: key },
      kind: 'booking_fee_waived',
    })
    await audit(platform, sql, { event: 'fee_waived', accountId: key.providerId, detail: `${reference} ${reason}` })
    await enqueueBookingMoved(sql, key)
    return waived
  })
}

/** An operator answers a provider who asked to be let off a fee that it stands. They are told, and it is written down.
 *  @returns false where nothing of this booking is asked */
export function keepFeeByHand(platform: Platform, reference: string): Promise<boolean> {
  return platform.database.transaction(async (sql) => {
    const key = await findByReference(sql, reference)
    if (!key) return false
    await lockOfProvider(sql, key.bookingId, key.providerId)
    if (!(await answerWaiver(sql, key, 'kept'))) return false
    const event = `booking.${key.bookingId}.fee_kept`
    await notify(platform, sql, { accountId: key.providerId, event, about: { booking: key }, kind: 'booking_fee_kept' })
    await audit(platform, sql, { event: 'fee_kept', accountId: key.providerId, detail: reference })
    await enqueueBookingMoved(sql, key)
    return true
  })
}

/** An operator calls a booking off whose payment we can't go on with: both are told, and it is written down why.
 *  @returns false where no such booking is asked for or agreed, its time has come, or its bank disputes a payment
 *  @throws Refusal `payment_busy` while money of it is on its way */
export function cancelByHand(platform: Platform, reference: string, because: PlatformCancelReason): Promise<boolean> {
  return platform.database.transaction(async (sql) => {
    const key = await findByReference(sql, reference)
    if (!key) return false
    const booking = await lockOfProvider(sql, key.bookingId, key.providerId)
    if (!canCancelAsPlatform(platform, booking)) return false
    await cancelAsPlatform(platform, sql, booking, 'operator', because)
    return true
  })
}

/** How each is done, with the reference in the place of the dots. */
const ways: Record<MoneyTask['what'] | 'debt', string> = {
  contest: '--missed … or --was-there …',
  dispute: 'answer it in Stripe’s dashboard',
  refund: 'pay it from the bank, then --paid-back …',
  waiver: '--waive … --because <reason> or --keep-fee …',
  debt: '--debt-paid … --pence <n> or --write-off …',
}

/** What is known of a task, for the command's list. */
export function taskDetail(task: MoneyTask): string {
  const { client_says: client, provider_says: provider, dispute_due_by: dueBy } = task
  const until = dueBy === null ? undefined : toWallClock(dueBy, DEFAULT_ZONE)
  const dispute = [task.dispute, task.dispute_reason, until && `by ${until.date} ${until.time}`]
  const parts = [
    dispute.filter((part) => part).join(' '),
    [task.cancel_reason, task.cancel_text].filter((part) => part).join(': '),
    client && `the client says: ${client}`,
    provider && `the provider says: ${provider}`,
  ]
  return parts.filter((part) => part).join('; ')
}

/** A task in one line: what, of which booking or provider, how much, for how long, what is known of it, what to do.
 *  @param now - epoch ms */
export function taskLine(
  {
    what,
    reference,
    pence,
    detail = '',
    since,
  }: {
    what: keyof typeof ways
    reference: string
    pence: number
    detail?: string
    since: number
  },
  now: number,
): string {
  const hours = Math.floor((now - since) / HOUR_MS)
  const age = hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
  const parts = [what, reference, `${pence} pence`, age, ...(detail ? [JSON.stringify(detail)] : [])]
  return `${parts.join('  ')}  -> ${ways[what].replaceAll('…', reference)}`
}

/** Is it still to be seen whether this no-show was one? Decided for the client, all that they lost by it goes back: what was
 *  granted before would go back twice. */
function isUndecided({ no_show_at: at, contest, policy }: LockedBooking, now: number): boolean {
  return contest === 'open' || (at !== null && canContest({ at, contest }, policy, now))
}

/** Can an operator give back of a booking: is it over, with nobody left to say what its money comes to? */
export const canGrantRefund = (booking: LockedBooking, now: number): boolean =>
  isSettled(booking.status) && !isUndecided(booking, now) && booking.payment_status !== 'disputed'

export type RefundGrant = { amount: number; atFault: RefundFault }

/** An operator gives a client back money of a booking that is over, at once: out of goodwill, or because its provider is at
 *  fault, who then gives back of their share what it covers. Both are told, and it is written down. Once a booking.
 *  Source: money.md §1.5, §2 ("a goodwill refund is an operator's act").
 *  @param grant.amount - pence
 *  @returns false where no such booking is over, its no-show is contested or can still be, its bank disputes it, less is left
 *  of what was taken, or it was granted before
 *  @throws Refusal `payment_busy` while money of it is on its way */
export function grantRefundByHand(platform: Platform, reference: string, grant: RefundGrant): Promise<boolean> {
  return platform.database.transaction(async (sql) => {
    const key = await findByReference(sql, reference)
    return key ? grantLocked(platform, sql, await lockOfProvider(sql, key.bookingId, key.providerId), grant) : false
  })
}

/** `grantRefundByHand` of a booking under lock. @param sql - of a transaction */
export async function grantLocked(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  { amount, atFault }: RefundGrant,
): Promise<boolean> {
  const now = platform.clock.now()
  const key = keyOf(booking)
  const { currency, reference } = booking
  if (!canGrantRefund(booking, now)) return false
  const byProvider = atFault === 'provider' ? Math.min(amount, await shareLeft(sql, key)) : 0
  platform.failpoint.within(sql, 'refund-granted')
  if (!(await grantRefund(sql, { ...key, amount, byProvider, currency, now }))) return false
  await setPaymentState(sql, booking, { status: 'refund_pending', problem: null })
  const event = `booking.${key.bookingId}.refund_granted`
  await notify(platform, sql, {
    accountId: booking.client_id,
    event,
    about: { booking: key, amount },
    kind: 'booking_refund_granted',
  })
  if (byProvider > 0)
    await notify(platform, sql, {
      accountId: key.providerId,
      event,
      about: { booking: key, amount: byProvider },
      kind: 'booking_share_taken_back',
    })
  await audit(platform, sql, {
    event: 'refund_granted',
    accountId: booking.client_id,
    detail: `${reference} ${atFault}`,
  })
  await enqueueBookingMoved(sql, key)
  return true
}
