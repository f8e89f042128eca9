import { needsSecondOperator } from '@ginipig/domain/payment'
import { readRefundRoom } from '#modules/payment/end-money.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import type { LockedBooking } from './booking.sql.ts'
import { findByReference } from './by-hand.sql.ts'
import { canGrantRefund, grantLocked, type RefundGrant } from './by-hand.ts'
import { answerProposal, insertProposal, type ProposalRow, readOpenProposals } from './refund-proposal.sql.ts'
import { keyOf, lockOfProvider } from './steps.ts'

export type { ProposalRow } from './refund-proposal.sql.ts'

/** Refunds that wait for a second operator, oldest first. */
export const readRefundProposals = (sql: Sql): Promise<ProposalRow[]> => readOpenProposals(sql)

/** The refund of one booking that waits for a second operator. */
export const readRefundProposal = async (sql: Sql, reference: string): Promise<ProposalRow | undefined> =>
  (await readOpenProposals(sql, reference))[0]

type Locked = { booking: LockedBooking; waiting: ProposalRow | undefined }

/** Runs with a booking under lock, and with what waits for it. @returns undefined where there is no such booking */
const underLock = <Result>(
  { database }: Platform,
  reference: string,
  run: (sql: Sql, locked: Locked) => Promise<Result>,
): Promise<Result | undefined> =>
  database.transaction(async (sql) => {
    const key = await findByReference(sql, reference)
    if (!key) return undefined
    const booking = await lockOfProvider(sql, key.bookingId, key.providerId)
    return run(sql, { booking, waiting: await readRefundProposal(sql, reference) })
  })

/** An operator gives a client back money of a booking that is over (`grantRefundByHand`): at once, or, where it is so much
 *  that one doesn't decide it alone, once another has agreed. Source: trust.md §2.4.
 *  @returns `impossible` where it can't be granted, or one of this booking waits already
 *  @throws Refusal `payment_busy` while money of it is on its way */
export async function refundAsOperator(
  platform: Platform,
  reference: string,
  asked: RefundGrant & { because: string; operatorId: string },
): Promise<'granted' | 'waits' | 'impossible'> {
  const done = await underLock(platform, reference, async (sql, { booking, waiting }) => {
    if (waiting) return 'impossible'
    if (!needsSecondOperator(asked.amount))
      return (await grantLocked(platform, sql, booking, asked)) ? 'granted' : 'impossible'
    const key = keyOf(booking)
    const now = platform.clock.now()
    if (!canGrantRefund(booking, now) || asked.amount > (await readRefundRoom(sql, key))) return 'impossible'
    const { amount: pence, atFault, because, operatorId: askedBy } = asked
    return (await insertProposal(sql, { ...key, pence, atFault, because, askedBy, now })) ? 'waits' : 'impossible'
  })
  return done ?? 'impossible'
}

/** Another operator agrees to a refund that waits, and it goes out.
 *  @returns `own` to who asked for it; `impossible` where none waits, or it can't be granted any more
 *  @throws Refusal `payment_busy` while money of it is on its way */
export async function agreeToRefund(
  platform: Platform,
  reference: string,
  operatorId: string,
): Promise<'granted' | 'own' | 'impossible'> {
  const done = await underLock(platform, reference, async (sql, { booking, waiting }) => {
    if (!waiting) return 'impossible'
    if (waiting.askedBy === operatorId) return 'own'
    const { id, pence: amount, atFault } = waiting
    if (!(await grantLocked(platform, sql, booking, { amount, atFault }))) return 'impossible'
    await answerProposal(sql, id, { answer: 'agreed', by: operatorId, now: platform.clock.now() })
    return 'granted'
  })
  return done ?? 'impossible'
}

/** An operator turns down a refund that waits, or takes back what they asked for. @returns false where none waits */
export async function turnRefundDown(platform: Platform, reference: string, operatorId: string): Promise<boolean> {
  const done = await underLock(platform, reference, async (sql, { waiting }) => {
    if (!waiting) return false
    await answerProposal(sql, waiting.id, { answer: 'refused', by: operatorId, now: platform.clock.now() })
    return true
  })
  return done ?? false
}
