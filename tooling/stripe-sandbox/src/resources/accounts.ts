import type Stripe from 'stripe'
import * as v from 'valibot'
import { noSuch } from '#errors.ts'
import { pageOf } from '#http/list.ts'
import { paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { accountView, findAccount, hasBank, includable, newAccount } from '#onboarding/account.ts'
import { randomText } from '#state/ids.ts'
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
    findAccount(world, account)
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

const isoOf = (seconds: number) => new Date(seconds * 1_000).toISOString()

/** Where payouts go, by v1: v2 does not tell the last digits. */
const listExternalAccounts = route({
  method: 'GET',
  path: '/v1/accounts/:id/external_accounts',
  params: v.strictObject({ ...paging, object: v.optional(v.literal('bank_account')) }),
  handle: (world, { id, params, path }) => {
    const account = world.store.get('accounts', id)
    if (!account) throw noSuch('account', id)
    return pageOf(hasBank(account) ? [bankOf(id)] : [], params, path, 'bank_account')
  },
})

const bankOf = (account: string): Stripe.BankAccount => ({
  id: `ba_${account.slice(5)}`,
  object: 'bank_account',
  account,
  account_holder_name: null,
  account_holder_type: 'individual',
  account_type: null,
  available_payout_methods: ['standard'],
  bank_name: 'STRIPE TEST BANK',
  country: 'GB',
  currency: 'gbp',
  default_for_currency: true,
  fingerprint: null,
  last4: '2345',
  metadata: {},
  routing_number: '108800',
  status: 'new',
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

/** Connected accounts: made and looked at by v2, their banks by v1. */
export const accounts: Resource = {
  object: 'v2.core.account',
  expandable: {},
  routes: [createAccount, retrieveAccount, createLink, listExternalAccounts, retrieveThinEvent],
}
