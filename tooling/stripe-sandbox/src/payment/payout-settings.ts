import type Stripe from 'stripe'
import type { PayoutSettings } from '#state/tables.ts'
import type { World } from '#world.ts'

const PLATFORM = 'platform'

/** How payouts of an account go, or the platform's own: daily and all of it, unless something else was said. */
export const payoutSettings = ({ store }: World, account = PLATFORM): PayoutSettings =>
  store.get('balance_settings', account) ?? { id: account, interval: 'daily', minimum: null, debitsNegative: false }

/** The same as Stripe shows it. */
export const settingsView = ({ interval, minimum, debitsNegative }: PayoutSettings): Stripe.BalanceSettings => ({
  object: 'balance_settings',
  payments: {
    debit_negative_balances: debitsNegative,
    payouts: {
      automatic_transfer_rules_by_currency: null,
      minimum_balance_by_currency: minimum === null ? null : { gbp: minimum },
      schedule: { interval },
      statement_descriptor: null,
      status: 'enabled',
    },
    settlement_timing: { delay_days: 2, start_of_day: null },
  },
})
