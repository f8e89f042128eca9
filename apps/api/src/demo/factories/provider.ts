import { DisplayName } from '@ginipig/domain/identity'
import { type Category, categories } from '@ginipig/domain/listing'
import { Services } from '@ginipig/domain/provider'
import * as v from 'valibot'
import type { Sql } from '#platform/database/sql.ts'
import { type AccountWishes, createAccount } from './account.ts'
import { insertRows, type Row } from './rows.ts'

export type ProviderWishes = Partial<Omit<Row<'provider'>, 'id'>>

/** A provider's page. @throws ValiError when the display name breaks its rule */
export function buildProvider(id: string, wishes: ProviderWishes = {}): Row<'provider'> {
  return {
    id,
    display_name: v.parse(DisplayName, wishes.display_name ?? 'Studio Nair'),
    company_name: wishes.company_name ?? 'Studio Nair',
    bio: wishes.bio ?? 'Final-term colourist. Patient with thick hair, nervous clients and long stories.',
    address: wishes.address ?? '12 Cutting Room Square, Manchester',
    town: wishes.town ?? 'Manchester',
    outward_postcode: wishes.outward_postcode ?? 'M4',
    is_identity_verified: wishes.is_identity_verified ?? true,
    rating_sum: wishes.rating_sum ?? 0,
    review_count: wishes.review_count ?? 0,
  }
}

/** What a provider gave when signing up. */
export function buildProviderSignUp(
  accountId: string,
  wishes: Partial<Row<'provider_sign_up'>> = {},
): Row<'provider_sign_up'> {
  return {
    account_id: accountId,
    company_name: wishes.company_name ?? 'Studio Nair',
    working_from: wishes.working_from ?? 'salon',
  }
}

/** Inserts a provider who has signed up and goes no further: no page yet. */
export async function createUnfinishedProvider(
  sql: Sql,
  now: number,
  { signUp, ...account }: Omit<AccountWishes, 'userType'> & { signUp?: Partial<Row<'provider_sign_up'>> } = {},
): Promise<Row<'account'>> {
  const names = { firstName: 'Priya', lastName: 'Nair' }
  const made = await createAccount(sql, now, { ...names, ...account, userType: 'provider' })
  await insertRows(sql, 'provider_sign_up', [buildProviderSignUp(made.id, signUp)])
  return made
}

/** What a page was made of: its street is the first part of its address, and all demo postcodes end alike.
 *  @param listings - the provider's: they work in what they list */
export function buildProviderProfile(
  page: Row<'provider'>,
  listings: readonly Pick<Row<'listing'>, 'category' | 'subcategories'>[],
  now: number,
): Row<'provider_profile'> {
  const [first = ''] = page.address.split(',')
  const [, building = '1', street = first] = /^(\d+\w?) (.+)$/.exec(first) ?? []
  const worked = (category: Category) => [
    ...new Set(listings.filter((one) => one.category === category).flatMap((one) => one.subcategories)),
  ]
  const services = Object.fromEntries(
    categories.map((category) => [category, worked(category)]).filter(([, chosen]) => chosen?.length),
  )
  return {
    account_id: page.id,
    postcode: `${page.outward_postcode} 1AA`,
    building,
    street,
    town: page.town,
    county: page.town,
    country: 'GB',
    shows_company_name: true,
    services: v.parse(Services, listings.length > 0 ? services : { hair: ['colour'] }),
    display_name: page.display_name,
    bio: page.bio,
    updated_at: new Date(now),
  }
}

/** An account at Stripe to which money can be sent. The stand-in for Stripe knows it once it was told of. */
export const buildEarningsAccount = (providerId: string, now: number): Row<'earnings_account'> => ({
  provider_id: providerId,
  stripe_account: `acct_${providerId.replaceAll('-', '').slice(-16)}`,
  transfers: 'active',
  payouts: 'active',
  requirements: [],
  bank_last4: '2345',
  created_at: new Date(now),
  read_at: new Date(now),
})

/** Inserts an account with its provider's page, and whither their earnings go. */
export async function createProvider(
  sql: Sql,
  now: number,
  wishes: ProviderWishes & { account?: Omit<AccountWishes, 'userType'>; isUnpaid?: boolean } = {},
): Promise<Row<'provider'>> {
  const { account, isUnpaid = false, ...page } = wishes
  const { id } = await createUnfinishedProvider(sql, now, account)
  const provider = buildProvider(id, page)
  await insertRows(sql, 'provider', [provider])
  await insertRows(sql, 'provider_profile', [buildProviderProfile(provider, [], now)])
  if (!isUnpaid) await insertRows(sql, 'earnings_account', [buildEarningsAccount(id, now)])
  return provider
}
