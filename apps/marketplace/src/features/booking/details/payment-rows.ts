import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'

type Payment = ClientBooking['payments'][number]

/** One line of a booking's money: what was charged, is to be, or went back. Pence, epoch ms. */
export type PaymentRow = {
  id: string
  kind: Payment['kind'] | 'refund'
  amount: number
  state: Payment['state'] | 'due' | 'returned'
  at: number
  card: Payment['card']
}

type Facts = Pick<ClientBooking, 'payments' | 'plan' | 'status' | 'split' | 'balanceAt' | 'refund'>

/** The charges so far, the balance to come, and what went back after the end. Tries that were never finished are nobody's money and left out. */
export function paymentRows({ payments, plan, status, split, balanceAt, refund }: Facts): PaymentRow[] {
  const rows: PaymentRow[] = payments.filter(({ state }) => state !== 'started')
  const isUnderWay = status === 'requested' || status === 'accepting' || status === 'confirmed'
  const isBalanceOpen = plan === 'deposit' && balanceAt !== null && !payments.some(({ kind }) => kind === 'balance')
  const card = payments.findLast((payment) => payment.card !== null)?.card ?? null
  if (refund)
    return [...rows, { id: 'refund', kind: 'refund', amount: -refund.amount, state: 'returned', at: refund.at, card }]
  if (!isUnderWay || !isBalanceOpen) return rows
  return [...rows, { id: 'balance', kind: 'balance', amount: split.balance, state: 'due', at: balanceAt, card }]
}
