import type Stripe from 'stripe'
import type { Row } from './row.ts'

/** What the sandbox knows about a card and never shows. Keyed by payment method id. */
export interface CardFacts {
  id: string
  /** Token of the test card (cards.ts); the number itself is never kept. */
  token: string
  /** A challenge was passed while it was being saved for later. */
  setUp: boolean
  /** Charged without being saved, or detached: Stripe refuses to use it again. */
  spent: boolean
}

/** What the sandbox knows about an intent and never shows. Keyed by intent id. */
export interface IntentFacts {
  id: string
  /** The challenge of the current payment method was passed. */
  authenticated: boolean
}

/** An answer kept for its idempotency key. Keyed by account and key. */
export interface StoredAnswer {
  id: string
  fingerprint: string
  status: number
  body: string
  requestId: string
  /** Unix seconds of the sandbox clock; forgotten after a day. */
  created: number
}

/** One event on its way to one endpoint. Deleted when the endpoint has answered 2xx or all retries are spent. */
export interface Delivery {
  id: string
  event: string
  endpoint: string
  attempts: number
}

/** Work that Stripe does a moment after the answer. */
export interface Task {
  id: string
  kind: 'settle_charge' | 'finish_refund' | 'fail_refund' | 'open_dispute' | 'decide_dispute' | 'warn_of_fraud'
  target: string
}

/** What the next uses of a payment method shall come to, whatever its card says. */
export interface ForcedOutcome {
  id: string
  outcome: string
  times: number
}

/** How far a connected account has come in the hosted onboarding. Stripe's object is made of this on the way out. */
export interface ConnectedAccount {
  id: string
  contactEmail: string | null
  displayName: string | null
  metadata: Record<string, string>
  /** ISO 8601. */
  created: string
  stage: OnboardingStage
  /** Of the bank account that it was changed to. */
  bankLast4?: string
  isClosed?: true
}

/** `new`: nobody came; `unfinished`: they left before the end; `in_review`: Stripe looks at it; `failed`: what was sent
 *  was refused, something else is to be sent; `complete`: money can be sent. */
export const onboardingStages = ['new', 'unfinished', 'in_review', 'failed', 'complete'] as const
export type OnboardingStage = (typeof onboardingStages)[number]

/** A link to the hosted onboarding; its id is the secret in its address. */
export interface OnboardingLink {
  id: string
  account: string
  refreshUrl: string
  returnUrl: string
  /** Unix seconds. */
  expiresAt: number
  isUsed: boolean
}

/** An event that says only of what it is. */
export interface ThinEvent {
  id: string
  object: 'v2.core.event'
  type: string
  /** ISO 8601. */
  created: string
  livemode: false
  context: string | null
  reason: { type: 'request'; request: { id: string; idempotency_key: string } } | null
  related_object: { id: string; type: string; url: string }
}

/** Where thin events go: an address of its own with a secret of its own. */
export interface ThinEndpoint {
  id: string
  url: string
}

/** Where events of connected accounts go: an endpoint of its own, registered for Connect. */
export type ConnectEndpoint = ThinEndpoint

/** What the sandbox knows of a payout and never shows. Keyed by payout id. */
export interface PayoutFacts {
  id: string
  account: string
  /** The transfers whose money it is. */
  transfers: string[]
  /** The payouts that a bank sent back and whose money goes out again with it. */
  again: string[]
  /** What was taken back of transfers, and is missing in it. */
  reversals?: string[]
  /** Payouts by hand, which had taken of it before. */
  byHand?: string[]
}

/** What was said of payouts, of an account or of the platform (`platform`). */
export interface PayoutSettings {
  id: string
  interval: 'daily' | 'manual'
  /** Pence that stay. */
  minimum: number | null
  debitsNegative: boolean
}

/** An account whose bank sends the next payout back. Keyed by account id. */
export interface ClosedBank {
  id: string
}

/** A webhook endpoint's secret is shown once and kept here. */
export interface EndpointSecret {
  id: string
  secret: string
}

/** How far the sandbox clock runs ahead of the wall clock. */
export interface ClockOffset {
  id: 'clock'
  seconds: number
}

export interface Tables {
  customers: Row<Stripe.Customer>
  payment_methods: Row<Stripe.PaymentMethod>
  setup_intents: Row<Stripe.SetupIntent>
  payment_intents: Row<Stripe.PaymentIntent>
  charges: Row<Stripe.Charge>
  refunds: Row<Stripe.Refund>
  disputes: Row<Omit<Stripe.Dispute, 'balance_transactions'>> & Pick<Stripe.Dispute, 'balance_transactions'>
  reviews: Row<Stripe.Review>
  early_fraud_warnings: Row<Stripe.Radar.EarlyFraudWarning>
  transfers: Row<Omit<Stripe.Transfer, 'reversals'>> & Pick<Stripe.Transfer, 'reversals'>
  payouts: Row<Stripe.Payout>
  payout_facts: PayoutFacts
  closed_banks: ClosedBank
  balance_settings: PayoutSettings
  balance_transactions: Row<Stripe.BalanceTransaction>
  events: SandboxEvent
  webhook_endpoints: Row<Stripe.WebhookEndpoint>
  accounts: ConnectedAccount
  onboarding_links: OnboardingLink
  thin_events: ThinEvent
  thin_endpoints: ThinEndpoint
  connect_endpoints: ConnectEndpoint
  card_facts: CardFacts
  intent_facts: IntentFacts
  answers: StoredAnswer
  deliveries: Delivery
  tasks: Task
  outcomes: ForcedOutcome
  endpoint_secrets: EndpointSecret
  clock: ClockOffset
}

/** `Stripe.Event` is a union of 250 literal types; the sandbox needs the one shape behind them. */
export interface SandboxEvent {
  id: string
  object: 'event'
  /** The connected account that it happened to; missing for the platform's own. */
  account?: string
  api_version: string
  created: number
  data: { object: object; previous_attributes?: object }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

export type TableName = keyof Tables

export const tableNames: readonly TableName[] = [
  'customers',
  'payment_methods',
  'setup_intents',
  'payment_intents',
  'charges',
  'refunds',
  'disputes',
  'reviews',
  'early_fraud_warnings',
  'transfers',
  'payouts',
  'payout_facts',
  'closed_banks',
  'balance_settings',
  'balance_transactions',
  'events',
  'webhook_endpoints',
  'accounts',
  'onboarding_links',
  'thin_events',
  'thin_endpoints',
  'connect_endpoints',
  'card_facts',
  'intent_facts',
  'answers',
  'deliveries',
  'tasks',
  'outcomes',
  'endpoint_secrets',
  'clock',
]
