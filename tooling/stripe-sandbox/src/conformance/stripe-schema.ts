import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { convertTypes, type JsonSchema } from './convert-types.ts'

/** The objects that the sandbox answers, and the SDK's type of each. */
const types: Readonly<Record<string, string>> = {
  account: 'Stripe.Account',
  bank_account: 'Stripe.BankAccount',
  balance: 'Stripe.Balance',
  balance_settings: 'Stripe.BalanceSettings',
  balance_transaction: 'Stripe.BalanceTransaction',
  charge: 'Stripe.Charge',
  customer: 'Stripe.Customer | Stripe.DeletedCustomer',
  dispute: 'Stripe.Dispute',
  // An event's object is any of those here, each checked by its own type.
  event: `{ [K in keyof Stripe.EventBase]: K extends 'data'
    ? { object: unknown; previous_attributes?: unknown }
    : Stripe.EventBase[K] }`,
  login_link: 'Stripe.LoginLink',
  payment_intent: 'Stripe.PaymentIntent',
  payment_method: 'Stripe.PaymentMethod',
  payout: 'Stripe.Payout',
  'radar.early_fraud_warning': 'Stripe.Radar.EarlyFraudWarning',
  refund: 'Stripe.Refund',
  review: 'Stripe.Review',
  setup_intent: 'Stripe.SetupIntent',
  transfer: 'Stripe.Transfer',
  transfer_reversal: 'Stripe.TransferReversal',
  'v2.core.account': 'Stripe.V2.Core.Account',
  'v2.core.account_link': 'Stripe.V2.Core.AccountLink',
  webhook_endpoint: 'Stripe.WebhookEndpoint | Stripe.DeletedWebhookEndpoint',
}

const here = import.meta.dirname
const cache = join(here, '../../node_modules/.cache/stripe-sandbox')

/** JSON Schema of the pinned SDK's own types. Takes seconds, so it is kept beside the installed packages, under a name
 *  that changes with the SDK and with how the types are converted. */
export function stripeSchema(): JsonSchema {
  const file = join(cache, `${fingerprint()}.json`)
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true })
    // Test files run side by side: each writes its own draft, the last rename wins with the same content.
    const draft = join(cache, `${crypto.randomUUID()}.draft`)
    writeFileSync(draft, JSON.stringify(convertTypes(types, here)))
    renameSync(draft, file)
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

function fingerprint(): string {
  const converter = readFileSync(join(here, 'convert-types.ts'))
  return createHash('sha256')
    .update(converter)
    .update(JSON.stringify([Stripe.PACKAGE_VERSION, types]))
    .digest('hex')
    .slice(0, 16)
}
