import type { ClientBooking } from '@ginipig/contract/booking'

type Payment = ClientBooking['payments'][number]

/** One line of a booking's money: what was charged, or is to be. Pence, epoch ms. */
export type PaymentRow = {
  id: string
  kind: Payment['kind']
  amount: number
  state: Payment['state'] | 'due'
  at: number
  card: Payment['card']
}

type Facts = Pick<ClientBooking, 'payments' | 'plan' | 'status' | 'split' | 'balanceAt'>

/** The charges so far and the balance to come. Tries that were never finished are nobody's money and left out. */
export function paymentRows({ payments, plan, status, split, balanceAt }: Facts): PaymentRow[] {
  const rows: PaymentRow[] = payments.filter(({ state }) => state !== 'started')
  const isUnderWay = status === 'requested' || status === 'accepting' || status === 'confirmed'
  const isBalanceOpen = plan === 'deposit' && balanceAt !== null && !payments.some(({ kind }) => kind === 'balance')
  if (!isUnderWay || !isBalanceOpen) return rows
  const card = payments.findLast((payment) => payment.card !== null)?.card ?? null
  return [...rows, { id: 'balance', kind: 'balance', amount: split.balance, state: 'due', at: balanceAt, card }]
}
