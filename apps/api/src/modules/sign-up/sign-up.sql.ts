import type { AgeGroup, Gender, Language, UserType, WorkingFrom } from '@ginipig/domain/identity'
import { at, type Sql } from '#platform/database/sql.ts'

export type NewAccount = {
  userType: UserType
  email: string
  emailKey: string
  passwordHash: string
  firstName: string
  lastName: string
  dialCode: string
  mobile: string
  language: Language
  /** When they said that they are 18 or over and took the terms, epoch ms, and which terms. */
  acceptedAt: number
  acceptedTerms?: string | undefined
  now: number
}

/** @returns its id, or undefined when the address has an account already: two people at once are told apart here */
export async function insertAccount(sql: Sql, account: NewAccount): Promise<string | undefined> {
  const row = await sql.row<{ id: string }>(
    `insert into account (user_type, email, email_key, password_hash, first_name, last_name, dial_code, mobile, language,
       accepted_at, accepted_terms, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (email_key) do nothing returning id`,
    [
      account.userType,
      account.email,
      account.emailKey,
      account.passwordHash,
      account.firstName,
      account.lastName,
      account.dialCode,
      account.mobile,
      account.language,
      at(account.acceptedAt),
      account.acceptedTerms ?? null,
      at(account.now),
    ],
  )
  return row?.id
}

/** What only a provider gave. */
export async function insertProviderSignUp(
  sql: Sql,
  accountId: string,
  given: { companyName: string; workingFrom: WorkingFrom },
): Promise<void> {
  await sql.row('insert into provider_sign_up (account_id, company_name, working_from) values ($1, $2, $3)', [
    accountId,
    given.companyName,
    given.workingFrom,
  ])
}

/** What only a client gave. */
export async function insertClientProfile(
  sql: Sql,
  accountId: string,
  given: { country: string; county: string; city: string; ageGroup: AgeGroup; gender: Gender },
): Promise<void> {
  await sql.row(
    'insert into client_profile (account_id, country, county, city, age_group, gender) values ($1, $2, $3, $4, $5, $6)',
    [accountId, given.country, given.county, given.city, given.ageGroup, given.gender],
  )
}
