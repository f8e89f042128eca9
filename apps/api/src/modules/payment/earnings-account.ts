import type { EarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import {
  type CapabilityStatus,
  canReceive,
  capabilityStatuses,
  earningsNews,
  earningsState,
  type Requirement,
  requirementKind,
  requirementKinds,
} from '@ginipig/domain/payment'
import { HOUR_MS } from '@ginipig/domain/time'
import type Stripe from 'stripe'
import type { Sql } from '#platform/database/sql.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import { isStripeError, isStripeOutage } from '#platform/stripe/gateway.ts'
import { askStripe } from './customer.ts'
import {
  claimAccount,
  type EarningsRow,
  findByStripe,
  insertEarnings,
  readEarnings,
  readOpenEarnings,
  readPayee,
  setEarnings,
} from './earnings-account.sql.ts'
import { beginLook } from './payment.sql.ts'

/** May this provider publish a first listing? Once money can be sent to them. Source: spec §6, money.md §1.1. */
export async function canList(sql: Sql, providerId: string): Promise<boolean> {
  const account = await readEarnings(sql, providerId)
  return account !== undefined && canReceive(account)
}

/** The account as the provider sees it, asked anew at Stripe while anything is open: that somebody came back from there
 *  proves nothing. Stripe away, it is what we knew. */
export async function viewEarnings(platform: Platform, providerId: string): Promise<EarningsAccount> {
  const known = await readEarnings(platform.database, providerId)
  if (!known) return toView(undefined)
  const isOpen = !canReceive(known) || known.requirements.length > 0
  if (isOpen) await sync(platform, known).catch(forgiveOutage)
  return toView(isOpen ? await readEarnings(platform.database, providerId) : known)
}

function forgiveOutage(error: unknown): void {
  if (!isStripeOutage(error)) throw error
}

const toView = (account: EarningsRow | undefined): EarningsAccount => ({
  state: earningsState(account),
  requirements: account?.requirements.map((one) => ({ ...one })) ?? [],
  dueAt: account?.due_at ?? null,
  paysOut: account?.payouts === 'active',
  bankLast4: account?.bank_last4 ?? null,
  createdAt: account?.created_at ?? null,
  readAt: account?.read_at ?? null,
})

/** Links made in an hour for one provider: each is asked for by a click. */
const LINKS = { limit: 30, windowMs: HOUR_MS } as const

/** A link to Stripe's onboarding, which leads back to the console; from whom nothing is asked any more, to their dashboard
 *  there, where they change their bank. The account is made at the first one.
 *  @throws Refusal `payment_unavailable`, `too_many_requests` */
export async function startOnboarding(platform: Platform, providerId: string): Promise<{ url: string }> {
  const { database, stripe, config } = platform
  await takeQuota(platform, database, { subject: `onboarding:${providerId}`, ...LINKS })
  const page = `${config.origins.console}/provider/stripe-connect`
  return askStripe(async () => {
    const known = await readEarnings(database, providerId)
    if (known && !isAsked(known)) {
      const { url } = await stripe.accounts.createLoginLink(known.stripe_account)
      return { url }
    }
    const account = await ensureAccount(platform, providerId)
    const { url } = await stripe.v2.core.accountLinks.create({
      account,
      use_case: {
        type: 'account_onboarding',
        account_onboarding: {
          refresh_url: `${page}?link=over`,
          return_url: page,
          collection_options: { fields: 'eventually_due' },
        },
      },
    })
    return { url }
  })
}

const isAsked = (account: EarningsRow) =>
  !canReceive(account) || account.requirements.some(({ from }) => from === 'provider')

const include: Stripe.V2.Core.AccountRetrieveParams.Include[] = ['configuration.recipient', 'requirements']

/** @returns `acct_…`; two at once get the same by the key */
async function ensureAccount(platform: Platform, providerId: string): Promise<string> {
  const { database, stripe, config, clock } = platform
  const known = await readEarnings(database, providerId)
  if (known) return known.stripe_account
  const payee = await readPayee(database, providerId)
  const account = await stripe.v2.core.accounts.create(
    {
      ...(payee ? { contact_email: payee.email, display_name: payee.display_name } : {}),
      dashboard: 'express',
      identity: { country: 'gb' },
      configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } } },
      defaults: {
        currency: config.currency.toLowerCase(),
        responsibilities: { fees_collector: 'application', losses_collector: 'application' },
      },
      metadata: { provider_id: providerId },
      include,
    },
    { idempotencyKey: `acct:${providerId}` },
  )
  const now = clock.now()
  await insertEarnings(database, providerId, account.id, { ...toldBy(account), bankLast4: null, now })
  return (await readEarnings(database, providerId))?.stripe_account ?? account.id
}

/** Looks at an account at Stripe again; tells the provider's open pages what is new, and the provider what they may not have
 *  seen of it. */
async function sync(platform: Platform, row: EarningsRow): Promise<void> {
  const { provider_id: providerId, stripe_account: id } = row
  const { database, stripe, clock } = platform
  const look = await beginLook(database)
  const account = await stripe.v2.core.accounts.retrieve(id, { include })
  const { data: banks } = await stripe.accounts.listExternalAccounts(id, { object: 'bank_account', limit: 10 })
  const bank = banks.find((one) => one.default_for_currency) ?? banks[0]
  const told = { ...toldBy(account), bankLast4: bank?.last4 ?? null, now: clock.now() }
  const isApplied = await database.transaction(async (sql) => {
    if (!(await claimAccount(sql, providerId, look))) return false
    const before = await readEarnings(sql, providerId)
    const kind = before && earningsNews(before, told)
    if (kind)
      await notify(platform, sql, {
        accountId: providerId,
        event: `earnings.${look}`,
        about: { pageId: providerId },
        kind,
      })
    const isNews = await setEarnings(sql, providerId, told)
    if (isNews) await enqueue(sql, 'earnings.changed', { providerId }, `earnings.changed:${providerId}`)
    return true
  })
  if (!isApplied) await sync(platform, row)
}

/** The same by the account's id, as an event names it; one that is not ours is left alone. */
export async function syncAccount(platform: Platform, stripeAccount: string): Promise<void> {
  const known = await findByStripe(platform.database, stripeAccount)
  if (known) await sync(platform, known)
}

/** Looks again at each account that something was to be done for: no list of Stripe's has the events of accounts. One that is gone
 *  there stays as it was. */
export async function syncOpenAccounts(platform: Platform): Promise<void> {
  for (const row of await readOpenEarnings(platform.database))
    await sync(platform, row).catch((error: unknown) => {
      if (!isStripeError(error) || isStripeOutage(error)) throw error
      platform.log.warn({ err: error, providerId: row.provider_id }, 'an account can’t be looked at')
    })
}

/** What we keep of what Stripe says. A word that we don't know lets nothing through. */
function toldBy(account: Stripe.V2.Core.Account) {
  const balance = account.configuration?.recipient?.capabilities?.stripe_balance
  const statusOf = (capability: { status: string } | undefined): CapabilityStatus =>
    capabilityStatuses.find((one) => one === capability?.status) ?? 'restricted'
  const entries = account.requirements?.entries ?? []
  const due = Date.parse(account.requirements?.summary?.minimum_deadline?.time ?? '')
  return {
    transfers: statusOf(balance?.stripe_transfers),
    payouts: statusOf(balance?.payouts),
    dueAt: Number.isNaN(due) ? null : due,
    requirements: merged(
      entries.map(({ description, awaiting_action_from: from, errors }) => ({
        what: requirementKind(description),
        from: from === 'stripe' ? ('stripe' as const) : ('provider' as const),
        problem: errors[0]?.description ?? null,
      })),
    ),
  }
}

/** Each kind once: what the provider is to do before what Stripe does, what was wrong before what is missing. */
function merged(all: Requirement[]): Requirement[] {
  const weight = ({ from, problem }: Requirement) => (from === 'provider' ? 2 : 0) + (problem === null ? 0 : 1)
  return requirementKinds.flatMap((what) => {
    const [first] = all.filter((one) => one.what === what).toSorted((a, b) => weight(b) - weight(a))
    return first ? [first] : []
  })
}
