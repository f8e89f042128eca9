import type { ClientProfile } from '@ginipig/contract/identity'
import type { Language } from '@ginipig/domain/identity'
import type { Sql } from '#platform/database/sql.ts'

export type ProfileRow = {
  email: string
  language: Language
  first_name: string
  last_name: string
  dial_code: string | null
  mobile: string | null
  avatar_url: string | null
  country: string | null
  county: string | null
  city: string | null
  age_group: ClientProfile['ageGroup']
  gender: ClientProfile['gender']
}

const profileSql = `
  select a.email, a.language, a.first_name, a.last_name, a.dial_code, a.mobile, a.avatar_url, c.country, c.county, c.city,
    c.age_group, c.gender
  from account a left join client_profile c on c.account_id = a.id where a.id = $1`

export const readProfile = (sql: Sql, accountId: string): Promise<ProfileRow | undefined> =>
  sql.row<ProfileRow>(profileSql, [accountId])

/** The same under the account's lock: what is compared with the new values can't change meanwhile. */
export const lockProfile = (sql: Sql, accountId: string): Promise<ProfileRow | undefined> =>
  sql.row<ProfileRow>(`${profileSql} and a.deleted_at is null for no key update of a`, [accountId])

/** What a client may change about themselves. */
export type ProfileChange = Omit<ClientProfile, 'email' | 'avatarUrl' | 'ageGroup' | 'gender'> & {
  ageGroup: NonNullable<ClientProfile['ageGroup']>
  gender: NonNullable<ClientProfile['gender']>
}

export async function saveProfile(sql: Sql, accountId: string, change: ProfileChange): Promise<void> {
  await sql.row('update account set first_name = $2, last_name = $3, dial_code = $4, mobile = $5 where id = $1', [
    accountId,
    change.firstName,
    change.lastName,
    change.dialCode,
    change.mobile,
  ])
  await sql.row(
    `insert into client_profile (account_id, country, county, city, age_group, gender) values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id) do update set country = excluded.country, county = excluded.county, city = excluded.city,
       age_group = excluded.age_group, gender = excluded.gender`,
    [accountId, change.country, change.county, change.city, change.ageGroup, change.gender],
  )
}
