import { DisplayName } from '@ginipig/domain/identity'
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

/** Inserts an account with its provider's page. */
export async function createProvider(
  sql: Sql,
  now: number,
  wishes: ProviderWishes & { account?: Omit<AccountWishes, 'userType'> } = {},
): Promise<Row<'provider'>> {
  const { account, ...page } = wishes
  const { id } = await createUnfinishedProvider(sql, now, account)
  const provider = buildProvider(id, page)
  await insertRows(sql, 'provider', [provider])
  return provider
}
