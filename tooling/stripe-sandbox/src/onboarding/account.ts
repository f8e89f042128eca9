import type Stripe from 'stripe'
import { invalidRequest, noSuch } from '#errors.ts'
import { accountBalance } from '#payment/payout.ts'
import { randomText } from '#state/ids.ts'
import type { ConnectedAccount, OnboardingStage } from '#state/tables.ts'
import type { World } from '#world.ts'

type Account = Stripe.V2.Core.Account
type Entry = Stripe.V2.Core.Account.Requirements.Entry
type Requirements = Stripe.V2.Core.Account.Requirements
type Capability = Stripe.V2.Core.Account.Configuration.Recipient.Capabilities.StripeBalance.StripeTransfers

export function newAccount(
  world: World,
  given: Pick<ConnectedAccount, 'contactEmail' | 'displayName' | 'metadata'>,
  id = `acct_${randomText(16)}`,
): ConnectedAccount {
  const account: ConnectedAccount = {
    id,
    ...given,
    created: new Date(world.clock.now() * 1_000).toISOString(),
    stage: 'new',
  }
  world.store.put('accounts', account)
  return account
}

export function findAccount({ store }: World, id: string): ConnectedAccount {
  const account = store.get('accounts', id)
  if (!account) throw noSuch('account', id)
  return account
}

/** An account of this id, made if nobody has. */
export const adoptAccount = (world: World, id: string): ConnectedAccount =>
  world.store.get('accounts', id) ?? newAccount(world, { contactEmail: null, displayName: null, metadata: {} }, id)

/** Brings an account on, and says so as Stripe does: thinly. */
export function setStage(world: World, account: ConnectedAccount, stage: OnboardingStage): void {
  const had = capability(account.stage).status
  account.stage = stage
  world.store.put('accounts', account)
  const related = relatedTo(account)
  world.emitThin('v2.core.account[requirements].updated', related)
  if (capability(stage).status !== had)
    world.emitThin('v2.core.account[configuration.recipient].capability_status_updated', related)
}

const relatedTo = ({ id }: ConnectedAccount) => ({ id, type: 'v2.core.account', url: `/v2/core/accounts/${id}` })

/** Ends an account. @throws 400 while it has money, or where that was done */
export function closeAccount(world: World, account: ConnectedAccount): void {
  if (account.isClosed) throw invalidRequest('This account is already closed.', { code: 'account_closed' })
  if (accountBalance(world, account.id) !== 0)
    throw invalidRequest('An account can only be closed once its balance is zero.', { code: 'balance_not_zero' })
  world.store.put('accounts', Object.assign(account, { isClosed: true as const }))
  world.emitThin('v2.core.account.closed', relatedTo(account))
}

/** Parts of an account that are only there when they are asked for. */
export const includable = ['configuration.recipient', 'requirements', 'identity', 'defaults'] as const
type Included = (typeof includable)[number]

/** The account as Stripe shows it. */
export function accountView(account: ConnectedAccount, include: readonly Included[] = []): Account {
  const has = (part: Included) => include.includes(part)
  const { id, created, metadata, contactEmail, displayName, stage } = account
  const { status, status_details } = capability(account.isClosed ? 'failed' : stage)
  return {
    id,
    object: 'v2.core.account',
    applied_configurations: ['recipient'],
    closed: account.isClosed === true,
    created,
    dashboard: 'express',
    livemode: false,
    metadata,
    ...(contactEmail === null ? {} : { contact_email: contactEmail }),
    ...(displayName === null ? {} : { display_name: displayName }),
    ...(has('configuration.recipient')
      ? {
          configuration: {
            recipient: {
              applied: true,
              capabilities: {
                stripe_balance: { stripe_transfers: { status, status_details }, payouts: { status, status_details } },
              },
            },
          },
        }
      : {}),
    ...(has('requirements') ? { requirements: requirementsOf(account) } : {}),
    ...(has('identity') ? { identity: { country: 'gb' } } : {}),
    ...(has('defaults')
      ? {
          defaults: {
            currency: 'gbp',
            responsibilities: {
              fees_collector: 'application',
              losses_collector: 'application',
              requirements_collector: 'stripe',
            },
          },
        }
      : {}),
  }
}

/** Who has left with the bank account given: from then on there is one. */
export const hasBank = ({ stage }: ConnectedAccount) => stage !== 'new'

/** Where an account's payouts go. */
export const bankOf = ({ id, bankLast4 = '2345' }: ConnectedAccount): Stripe.BankAccount => ({
  id: `ba_${id.slice(5)}`,
  object: 'bank_account',
  account: id,
  account_holder_name: null,
  account_holder_type: 'individual',
  account_type: null,
  available_payout_methods: ['standard'],
  bank_name: 'STRIPE TEST BANK',
  country: 'GB',
  currency: 'gbp',
  default_for_currency: true,
  fingerprint: null,
  last4: bankLast4,
  metadata: {},
  routing_number: '108800',
  status: 'new',
})

/** Payouts go to another bank account from now on, which takes them. */
export function changeBank(world: World, account: ConnectedAccount, bankLast4: string): void {
  account.bankLast4 = bankLast4
  world.store.put('accounts', account)
  world.store.delete('closed_banks', account.id)
  world.emitConnect('account.external_account.created', bankOf(account), account.id)
}

function capability(stage: OnboardingStage): Capability {
  switch (stage) {
    case 'complete':
      return { status: 'active', status_details: [] }
    case 'in_review':
      return {
        status: 'pending',
        status_details: [{ code: 'requirements_pending_verification', resolution: 'no_resolution' }],
      }
    default:
      return { status: 'restricted', status_details: [{ code: 'requirements_past_due', resolution: 'provide_info' }] }
  }
}

const DETAILS = 'identity.individual.legal_entity_information'
const BANK = 'configuration.recipient.default_outbound_destination'
const DOCUMENT = 'identity.individual.documents.primary_verification.front_back'

const entry = (description: string, more: Partial<Entry> = {}): Entry => ({
  awaiting_action_from: 'user',
  description,
  errors: [],
  impact: {
    restricts_capabilities: [
      { capability: 'stripe_balance.stripe_transfers', configuration: 'recipient', deadline: { status: 'past_due' } },
    ],
  },
  minimum_deadline: { status: 'past_due' },
  requested_reasons: [{ code: 'routine_onboarding' }],
  ...more,
})

const missing: Record<OnboardingStage, Entry[]> = {
  new: [entry(DETAILS), entry(BANK), entry(DOCUMENT)],
  unfinished: [entry(DOCUMENT, { minimum_deadline: { status: 'currently_due' } })],
  in_review: [entry(DOCUMENT, { awaiting_action_from: 'stripe' })],
  failed: [
    entry(DOCUMENT, {
      errors: [
        {
          code: 'verification_document_not_readable',
          description: 'The document could not be read. Send a sharp photo of the whole page.',
        },
      ],
      requested_reasons: [{ code: 'routine_verification' }],
    }),
  ],
  complete: [],
}

/** What was left open may be given for two weeks. */
const DUE_AFTER_MS = 14 * 86_400_000

const requirementsOf = ({ stage, created }: ConnectedAccount): Requirements => ({
  entries: missing[stage],
  ...(stage === 'unfinished'
    ? {
        summary: {
          minimum_deadline: {
            status: 'currently_due' as const,
            time: new Date(Date.parse(created) + DUE_AFTER_MS).toISOString(),
          },
        },
      }
    : {}),
})
