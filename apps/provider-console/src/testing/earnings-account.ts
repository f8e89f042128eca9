import type { EarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'

/** An account that Stripe sends to and pays out from, but for what is given. */
export const earningsAccount = (given: Partial<EarningsAccount> = {}): EarningsAccount => ({
  ...{ state: 'complete', requirements: [], dueAt: null, paysOut: true, bankLast4: '2345' },
  ...{ createdAt: Date.UTC(2030, 0, 1), readAt: Date.UTC(2030, 4, 1) },
  ...given,
})
