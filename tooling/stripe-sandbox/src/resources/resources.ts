import type { Resource } from '#http/route.ts'
import { accounts } from './accounts.ts'
import { balance } from './balance.ts'
import { balanceSettings } from './balance-settings.ts'
import { balanceTransactions } from './balance-transactions.ts'
import { charges } from './charges.ts'
import { customers } from './customers.ts'
import { disputes } from './disputes.ts'
import { events } from './events.ts'
import { paymentIntents } from './payment-intents.ts'
import { paymentMethods } from './payment-methods.ts'
import { payouts } from './payouts.ts'
import { earlyFraudWarnings, reviews } from './radar.ts'
import { refunds } from './refunds.ts'
import { setupIntents } from './setup-intents.ts'
import { transfers } from './transfers.ts'
import { webhookEndpoints } from './webhook-endpoints.ts'

/** All that the sandbox speaks of. A new noun is a new file and a line here. */
export const resources: readonly Resource[] = [
  accounts,
  balance,
  balanceSettings,
  balanceTransactions,
  charges,
  customers,
  disputes,
  earlyFraudWarnings,
  events,
  paymentIntents,
  paymentMethods,
  payouts,
  refunds,
  reviews,
  setupIntents,
  transfers,
  webhookEndpoints,
]
