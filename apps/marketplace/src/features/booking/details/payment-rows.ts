import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { waitsForOtherTime } from '@ginipig/domain/booking'

type Payment = ClientBooking['payments'][number]

/** One line of a booking's money: what was charged, is to be, or went back. Pence, epoch ms. */
export type PaymentRow = {
  id: string
  kind: Payment['kind'] | 'refund'
  amount: number
  state: Payment['state'] | 'due' | 'if_accepted' | 'returned' | 'owed'
  disputed?: Payment['disputed']
  at: number
  card: Payment['card']
}

type Facts = Pick<
  ClientBooking,
  'payments' | 'events' | 'plan' | 'status' | 'split' | 'balanceAt' | 'refund' | 'refundOwed' | 'proposal'
>

/** The charges so far, the balance to come, and what went back after the end. Tries that were never finished are nobody's money and left out. */
export function paymentRows({
  payments,
  events,
  plan,
  status,
  split,
  balanceAt,
  refund,
  refundOwed,
  proposal,
}: Facts): PaymentRow[] {
  // What was held at the request is taken with the yes: the day the timeline names.
  const bookedAt = events.find(({ kind }) => kind === 'confirmed')?.at
  const takenAt = ({ kind, state, at }: Payment) => (kind !== 'balance' && state === 'taken' ? (bookedAt ?? at) : at)
  const rows: PaymentRow[] = payments
    .filter(({ state }) => state !== 'started')
    .map((payment) => ({ ...payment, at: takenAt(payment) }))
  const isUnderWay = status === 'requested' || status === 'accepting' || status === 'confirmed'
  const isBalanceOpen = plan === 'deposit' && balanceAt !== null && !payments.some(({ kind }) => kind === 'balance')
  const card = payments.findLast((payment) => payment.card !== null)?.card ?? null
  for (const [back, state] of [
    [refund, 'returned'],
    [refundOwed, 'owed'],
  ] as const)
    if (back) rows.push({ id: state, kind: 'refund', amount: -back.amount, state, at: back.at, card })
  // Of a day off none is due before its client has chosen another time.
  if (!isUnderWay || !isBalanceOpen || waitsForOtherTime({ status, proposal })) return rows
  const state = status === 'requested' ? 'if_accepted' : 'due'
  return [...rows, { id: 'balance', kind: 'balance', amount: split.balance, state, at: balanceAt, card }]
}
