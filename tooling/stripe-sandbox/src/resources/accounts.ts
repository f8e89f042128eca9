import type Stripe from 'stripe'
import * as v from 'valibot'
import { invalidRequest, noSuch } from '#errors.ts'
import { pageOf } from '#http/list.ts'
import { expansion, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { accountView, bankOf, closeAccount, findAccount, hasBank, includable, newAccount } from '#onboarding/account.ts'
import { randomText } from '#state/ids.ts'
import type { ConnectedAccount } from '#state/tables.ts'
import type { World } from '#world.ts'

/** Seconds; Stripe's live a few minutes. */
const LINK_SECONDS = 300

const include = { include: v.optional(v.array(v.picklist(includable))) }

const createAccount = route({
  method: 'POST',
  path: '/v2/core/accounts',
  params: v.strictObject({
    ...include,
    contact_email: v.optional(v.pipe(v.string(), v.email())),
    display_name: v.optional(text),
    dashboard: v.literal('express'),
    identity: v.strictObject({ country: v.literal('gb') }),
    configuration: v.strictObject({
      recipient: v.strictObject({
        capabilities: v.strictObject({
          stripe_balance: v.strictObject({ stripe_transfers: v.strictObject({ requested: v.literal(true) }) }),
        }),
      }),
    }),
    defaults: v.strictObject({
      currency: v.literal('gbp'),
      responsibilities: v.strictObject({
        fees_collector: v.literal('application'),
        losses_collector: v.literal('application'),
      }),
    }),
    metadata: v.optional(v.record(v.string(), v.string())),
  }),
  handle: (world, { params }) =>
    accountView(
      newAccount(world, {
        contactEmail: params.contact_email ?? null,
        displayName: params.display_name ?? null,
        metadata: params.metadata ?? {},
      }),
      params.include,
    ),
})

const retrieveAccount = route({
  method: 'GET',
  path: '/v2/core/accounts/:id',
  params: v.strictObject(include),
  handle: (world, { id, params }) => accountView(findAccount(world, id), params.include),
})

const updateAccount = route({
  method: 'POST',
  path: '/v2/core/accounts/:id',
  params: v.strictObject({
    ...include,
    contact_email: v.optional(v.pipe(v.string(), v.email())),
    display_name: v.optional(text),
    // Null takes one away.
    metadata: v.optional(v.record(v.string(), v.nullable(v.string()))),
  }),
  handle: (world, { id, params }) => {
    const account = findAccount(world, id)
    const { contact_email: contactEmail, display_name: displayName, metadata = {} } = params
    const merged = Object.entries({ ...account.metadata, ...metadata }).filter((pair) => pair[1] !== null)
    Object.assign(account, {
      contactEmail: contactEmail ?? account.contactEmail,
      displayName: displayName ?? account.displayName,
      metadata: Object.fromEntries(merged),
    })
    world.store.put('accounts', account)
    return accountView(account, params.include)
  },
})

const closeOne = route({
  method: 'POST',
  path: '/v2/core/accounts/:id/close',
  params: v.strictObject({ applied_configurations: v.optional(v.array(v.literal('recipient'))) }),
  handle: (world, { id }) => {
    const account = findAccount(world, id)
    closeAccount(world, account)
    return accountView(account)
  },
})

const createLink = route({
  method: 'POST',
  path: '/v2/core/account_links',
  params: v.strictObject({
    account: text,
    use_case: v.strictObject({
      type: v.literal('account_onboarding'),
      account_onboarding: v.strictObject({
        refresh_url: v.pipe(v.string(), v.url()),
        return_url: v.pipe(v.string(), v.url()),
        collection_options: v.optional(
          v.strictObject({ fields: v.optional(v.picklist(['currently_due', 'eventually_due'])) }),
        ),
      }),
    }),
  }),
  handle: (world, { params }): Stripe.V2.Core.AccountLink => {
    const { account, use_case } = params
    assertOpen(findAccount(world, account))
    const now = world.clock.now()
    const id = randomText(32)
    const { refresh_url: refreshUrl, return_url: returnUrl } = use_case.account_onboarding
    world.store.put('onboarding_links', {
      id,
      account,
      refreshUrl,
      returnUrl,
      expiresAt: now + LINK_SECONDS,
      isUsed: false,
    })
    return {
      object: 'v2.core.account_link',
      account,
      created: isoOf(now),
      expires_at: isoOf(now + LINK_SECONDS),
      livemode: false,
      url: `${world.publicOrigin}/onboard/${id}`,
      // What came in has the shape of what goes out.
      use_case: use_case as Stripe.V2.Core.AccountLink.UseCase,
    }
  },
})

function assertOpen({ isClosed }: ConnectedAccount): void {
  if (isClosed) throw invalidRequest('This account is closed.', { code: 'account_closed' })
}

const isoOf = (seconds: number) => new Date(seconds * 1_000).toISOString()

/** Where payouts go, by v1: v2 does not tell the last digits. */
const listExternalAccounts = route({
  method: 'GET',
  path: '/v1/accounts/:id/external_accounts',
  params: v.strictObject({ ...paging, object: v.optional(v.literal('bank_account')) }),
  handle: (world, { id, params, path }) => {
    const account = world.store.get('accounts', id)
    if (!account) throw noSuch('account', id)
    return pageOf(hasBank(account) ? [bankOf(account)] : [], params, path, 'bank_account')
  },
})

/** The same account as v1 tells it. */
const retrieveByV1 = route({
  method: 'GET',
  path: '/v1/accounts/:id',
  params: v.strictObject(expansion),
  handle: (world, { id }): Stripe.Account => {
    const { contactEmail, created, metadata, stage, isClosed } = findAccount(world, id)
    const isReady = stage === 'complete' && !isClosed
    return {
      id,
      object: 'account',
      business_type: null,
      capabilities: { transfers: isReady ? 'active' : 'inactive' },
      charges_enabled: false,
      controller: {
        fees: { payer: 'application' },
        is_controller: true,
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'express' },
        type: 'application',
      },
      country: 'GB',
      created: Date.parse(created) / 1_000,
      default_currency: 'gbp',
      details_submitted: stage !== 'new' && stage !== 'unfinished',
      email: contactEmail,
      metadata,
      payouts_enabled: isReady,
      type: 'none',
    }
  },
})

const createLoginLink = route({
  method: 'POST',
  path: '/v1/accounts/:id/login_links',
  params: v.strictObject(expansion),
  handle: (world, { id }): Stripe.LoginLink => {
    const account = findAccount(world, id)
    assertOpen(account)
    if (account.stage === 'new' || account.stage === 'unfinished')
      throw invalidRequest('Cannot create a login link for an account that has not completed onboarding.')
    return { object: 'login_link', created: world.clock.now(), url: `${world.publicOrigin}/express/${id}` }
  },
})

const retrieveThinEvent = route({
  method: 'GET',
  path: '/v2/core/events/:id',
  params: v.strictObject({}),
  handle: ({ store }: World, { id }) => {
    const event = store.get('thin_events', id)
    if (!event) throw noSuch('event', id)
    return event
  },
})

/** Connected accounts: made, changed and closed by v2; their banks and the way into their dashboard by v1. */
export const accounts: Resource = {
  object: 'v2.core.account',
  expandable: {},
  routes: [
    ...[createAccount, retrieveAccount, updateAccount, closeOne, createLink],
    ...[retrieveByV1, createLoginLink, listExternalAccounts, retrieveThinEvent],
  ],
}
