import type { Language, WorkingFrom } from '@ginipig/domain/identity'
import { at, type Sql } from '#platform/database/sql.ts'
import type { WaitingSignUp } from './waiting.ts'

export type NewAccount = {
  email: string
  emailKey: string
  language: Language
  form: WaitingSignUp
  /** When they said that they are 18 or over and took the terms, epoch ms. */
  acceptedAt: number
  now: number
}

/** @returns its id, or undefined when the address has an account already: two people at once are told apart here */
export async function insertAccount(sql: Sql, account: NewAccount): Promise<string | undefined> {
  const { form } = account
  const row = await sql.row<{ id: string }>(
    `insert into account (user_type, email, email_key, password_hash, first_name, last_name, dial_code, mobile, language,
       accepted_at, accepted_terms, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (email_key) do nothing returning id`,
    [
      form.userType,
      account.email,
      account.emailKey,
      form.passwordHash,
      form.firstName,
      form.lastName,
      form.dialCode,
      form.mobile,
      account.language,
      at(account.acceptedAt),
      form.acceptedTerms ?? null,
      at(account.now),
    ],
  )
  return row?.id
}

/** What only a client, or only a provider, gave. */
export async function insertDetails(sql: Sql, accountId: string, form: WaitingSignUp): Promise<void> {
  if (form.userType === 'provider') {
    await sql.row('insert into provider_sign_up (account_id, company_name, working_from) values ($1, $2, $3)', [
      accountId,
      form.companyName,
      form.workingFrom,
    ])
    return
  }
  await sql.row(
    'insert into client_profile (account_id, country, county, city, age_group, gender) values ($1, $2, $3, $4, $5, $6)',
    [accountId, form.country, form.county, form.city, form.ageGroup, form.gender],
  )
}

export type ProviderSignUpRow = {
  first_name: string
  last_name: string
  company_name: string
  working_from: WorkingFrom
  dial_code: string | null
  mobile: string | null
  email: string
}

export const readProviderSignUp = (sql: Sql, accountId: string): Promise<ProviderSignUpRow | undefined> =>
  sql.row<ProviderSignUpRow>(
    `select a.first_name, a.last_name, s.company_name, s.working_from, a.dial_code, a.mobile, a.email
     from provider_sign_up s join account a on a.id = s.account_id where s.account_id = $1`,
    [accountId],
  )
