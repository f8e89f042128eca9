import type { ClientProfile } from '@ginipig/contract/identity/account.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import type { Language, UserType, WorkingFrom } from '@ginipig/domain/identity'
import { at, type Sql } from '#platform/database/sql.ts'

const userColumns = `a.id, a.user_type, a.email, a.first_name as "firstName", a.last_name as "lastName",
  a.avatar_url as "avatarUrl", a.language, a.marketing_notifications, a.other_notifications, a.sms_notifications,
  a.user_type <> 'provider' or exists (select 1 from provider p where p.id = a.id) as "isProfileComplete"`

export const readUser = (sql: Sql, accountId: string): Promise<UserData | undefined> =>
  sql.row<UserData>(`select ${userColumns} from account a where a.id = $1`, [accountId])

export type Credentials = UserData & {
  passwordHash: string
  /** Null until it is changed for the first time. */
  passwordChangedAt: number | null
  isSuspended: boolean
}

export const readCredentials = (sql: Sql, emailKey: string): Promise<Credentials | undefined> =>
  sql.row<Credentials>(
    `select ${userColumns}, a.password_hash as "passwordHash", a.password_changed_at as "passwordChangedAt",
       a.suspended_at is not null as "isSuspended"
     from account a where a.email_key = $1`,
    [emailKey],
  )

export async function saveNotificationSettings(
  sql: Sql,
  accountId: string,
  settings: Pick<UserData, 'marketing_notifications' | 'other_notifications' | 'sms_notifications'>,
): Promise<void> {
  await sql.row(
    `update account set marketing_notifications = $2, other_notifications = $3, sms_notifications = $4 where id = $1`,
    [accountId, settings.marketing_notifications, settings.other_notifications, settings.sms_notifications],
  )
}

export async function saveLanguage(sql: Sql, accountId: string, language: Language): Promise<void> {
  await sql.row('update account set language = $2 where id = $1', [accountId, language])
}

export type ProfileRow = Omit<ClientProfile, 'revision'>

export const readProfile = (sql: Sql, accountId: string): Promise<ProfileRow | undefined> =>
  sql.row<ProfileRow>(
    `select a.first_name as "firstName", a.last_name as "lastName", a.email, coalesce(a.dial_code, '') as "dialCode",
       coalesce(a.mobile, '') as mobile, coalesce(c.country, '') as country, coalesce(c.county, '') as county,
       coalesce(c.city, '') as city, c.age_group as "ageGroup", c.gender, a.avatar_url as "avatarUrl"
     from account a left join client_profile c on c.account_id = a.id where a.id = $1`,
    [accountId],
  )

export type Mobile = { email: string; language: Language; dialCode: string | null; mobile: string | null }

/** Under the account's lock, so what the new values are compared with can't change meanwhile. */
export const lockMobile = (sql: Sql, accountId: string): Promise<Mobile | undefined> =>
  sql.row<Mobile>(
    `select email, language, dial_code as "dialCode", mobile from account
     where id = $1 and deleted_at is null for no key update`,
    [accountId],
  )

/** What a client may change about themselves. */
export type ProfileChange = Omit<ProfileRow, 'email' | 'avatarUrl' | 'ageGroup' | 'gender'> & {
  ageGroup: NonNullable<ClientProfile['ageGroup']>
  gender: NonNullable<ClientProfile['gender']>
}

export async function updateProfile(sql: Sql, accountId: string, change: ProfileChange): Promise<void> {
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

export type ProviderDetailsRow = {
  firstName: string
  lastName: string
  companyName: string
  workingFrom: WorkingFrom
  dialCode: string
  mobile: string
  email: string
}

/** Nothing of an account from before the questions. */
export const readProviderDetails = (sql: Sql, accountId: string): Promise<ProviderDetailsRow | undefined> =>
  sql.row<ProviderDetailsRow>(
    `select a.first_name as "firstName", a.last_name as "lastName", s.company_name as "companyName",
       s.working_from as "workingFrom", coalesce(a.dial_code, '') as "dialCode", coalesce(a.mobile, '') as mobile, a.email
     from provider_sign_up s join account a on a.id = s.account_id where s.account_id = $1`,
    [accountId],
  )

/** What a provider may change about themselves. */
export type ProviderChange = {
  firstName: string
  lastName: string
  dialCode: string
  mobile: string
  companyName: string
  workingFrom: WorkingFrom
}

export async function updateProviderDetails(sql: Sql, accountId: string, change: ProviderChange): Promise<void> {
  await sql.row('update account set first_name = $2, last_name = $3, dial_code = $4, mobile = $5 where id = $1', [
    accountId,
    change.firstName,
    change.lastName,
    change.dialCode,
    change.mobile,
  ])
  await sql.row(
    `insert into provider_sign_up (account_id, company_name, working_from) values ($1, $2, $3)
     on conflict (account_id) do update set company_name = excluded.company_name, working_from = excluded.working_from`,
    [accountId, change.companyName, change.workingFrom],
  )
}

/** The photo that is somebody's picture, under the account's lock. @returns undefined when the account is deleted */
export const lockAvatar = (sql: Sql, accountId: string): Promise<{ photoId: string | null } | undefined> =>
  sql.row<{ photoId: string | null }>(
    'select avatar_photo_id as "photoId" from account where id = $1 and deleted_at is null for no key update',
    [accountId],
  )

/** Makes a photo of theirs a person's picture, also on the page of a provider; null takes it away. */
export async function saveAvatar(
  sql: Sql,
  accountId: string,
  { photoId, link }: { photoId: string | null; link: string | null },
): Promise<void> {
  await sql.row('update account set avatar_photo_id = $2, avatar_url = $3 where id = $1', [accountId, photoId, link])
  await sql.row('update provider set photo_url = $2 where id = $1', [accountId, link])
}

export type Address = { email: string; emailKey: string; language: Language }

export const readAddress = (sql: Sql, accountId: string): Promise<Address | undefined> =>
  sql.row<Address>('select email, email_key as "emailKey", language from account where id = $1', [accountId])

/** Moves an account to another address.
 *  @returns the old one
 *  @throws with the constraint `account_email_key_key` when somebody has the new one */
export async function moveAddress(
  sql: Sql,
  moved: { accountId: string; email: string; emailKey: string },
): Promise<string | undefined> {
  const row = await sql.row<{ old_email: string }>(
    `update account a set email = $2, email_key = $3
     from (select id, email from account where id = $1 for no key update) old where a.id = old.id
     returning old.email as old_email`,
    [moved.accountId, moved.email, moved.emailKey],
  )
  return row?.old_email
}

export type NoticeReader = {
  email: string
  language: Language
  userType: UserType
  dialCode: string | null
  mobile: string | null
  /** Whether they agreed to SMS. */
  takesSms: boolean
}

export const readNoticeReader = (sql: Sql, accountId: string): Promise<NoticeReader | undefined> =>
  sql.row<NoticeReader>(
    `select email, language, user_type as "userType", dial_code as "dialCode", mobile, sms_notifications as "takesSms"
     from account where id = $1`,
    [accountId],
  )

/** Claims a batch of accounts of one side that haven't been told of the terms of a day (YYYY-MM-DD) yet, and marks them as
 *  told. */
export const claimTermsRecipients = (
  sql: Sql,
  { from, userType, atOnce }: { from: string; userType: UserType; atOnce: number },
) =>
  sql.rows<{ email: string; language: Language }>(
    `update account set terms_told = $1 where id in (
       select id from account
       where user_type = $2 and deleted_at is null and terms_told is distinct from $1
       order by id limit $3 for update skip locked)
     returning email, language`,
    [from, userType, atOnce],
  )

/** Suspends somebody, or lets them back in; the database writes it down. Operators come and go by another door, and who is
 *  deleted stays out. @returns undefined where nothing changed */
export const setSuspended = (
  sql: Sql,
  accountId: string,
  suspendedAt: number | null,
): Promise<{ email: string; language: Language; userType: UserType } | undefined> =>
  sql.row<{ email: string; language: Language; userType: UserType }>(
    `update account set suspended_at = $2
     where id = $1 and user_type <> 'admin' and deleted_at is null and (suspended_at is null) <> ($2::timestamptz is null)
     returning email, language, user_type as "userType"`,
    [accountId, suspendedAt === null ? null : at(suspendedAt)],
  )

/** Is it a client's or a provider's, and not deleted? */
export const isPersons = async (sql: Sql, accountId: string): Promise<boolean> =>
  (await sql.row(`select 1 as found from account where id = $1 and user_type <> 'admin' and deleted_at is null`, [
    accountId,
  ])) !== undefined
