import type { Language, UserType } from '@ginipig/domain/identity'
import { at, type Sql } from '#platform/database/sql.ts'

export type OtpPurpose = 'sign_up' | 'email_change'

export type NewChallenge = {
  id: string
  purpose: OtpPurpose
  email: string
  emailKey: string
  /** Whose address changes; null for a sign-up. */
  accountId: string | null
  /** What was filled in to sign up, sealed. */
  form: Buffer | null
  language: Language
  codeHash: string
  now: number
  expiresAt: number
}

export async function insertChallenge(sql: Sql, challenge: NewChallenge): Promise<void> {
  await sql.row(
    `insert into otp_challenge
       (id, purpose, email, email_key, account_id, form, language, code_hash, created_at, sent_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)`,
    [
      challenge.id,
      challenge.purpose,
      challenge.email,
      challenge.emailKey,
      challenge.accountId,
      challenge.form,
      challenge.language,
      challenge.codeHash,
      at(challenge.now),
      at(challenge.expiresAt),
    ],
  )
}

export type KnownChallenge = Omit<NewChallenge, 'now'> & {
  avatarPhotoId: string | null
  tries: number
  createdAt: number
  sentAt: number
  isUsed: boolean
}

const columns = `id, purpose, email, email_key as "emailKey", account_id as "accountId", form,
  avatar_photo_id as "avatarPhotoId", language, code_hash as "codeHash", tries, created_at as "createdAt",
  sent_at as "sentAt", expires_at as "expiresAt", used_at is not null as "isUsed"`

export const readChallenge = (sql: Sql, id: string): Promise<KnownChallenge | undefined> =>
  sql.row<KnownChallenge>(`select ${columns} from otp_challenge where id = $1`, [id])

/** Takes one try if there is one left: of any number of guesses at once, no more than `limit` are ever compared.
 *  @param want.accountId - whose challenge it must be; null for a sign-up's */
export const takeTry = (
  sql: Sql,
  want: { id: string; purpose: OtpPurpose; accountId: string | null; limit: number; now: number },
): Promise<KnownChallenge | undefined> =>
  sql.row<KnownChallenge>(
    `update otp_challenge set tries = tries + 1
     where id = $1 and purpose = $2 and account_id is not distinct from $3::uuid and tries < $4 and used_at is null
       and expires_at > $5
     returning ${columns}`,
    [want.id, want.purpose, want.accountId, want.limit, at(want.now)],
  )

/** Puts a new code in the old one's place, with tries of its own; the old one is void.
 *  @param renewed.sentBefore - only when the last one went out by then
 *  @returns false when somebody else was quicker, or the challenge is over */
export async function renewCode(
  sql: Sql,
  renewed: { id: string; codeHash: string; sentBefore: number; now: number; expiresAt: number },
): Promise<boolean> {
  const row = await sql.row(
    `update otp_challenge set code_hash = $2, tries = 0, sent_at = $4, expires_at = $5
     where id = $1 and used_at is null and sent_at <= $3 returning 1 as renewed`,
    [renewed.id, renewed.codeHash, at(renewed.sentBefore), at(renewed.now), at(renewed.expiresAt)],
  )
  return row !== undefined
}

/** Uses a challenge up, by the code that was compared; what was filled in goes.
 *  @returns false when it was used, or has another code now */
export async function spendChallenge(sql: Sql, used: { id: string; codeHash: string; now: number }): Promise<boolean> {
  const row = await sql.row(
    `update otp_challenge set used_at = $3, form = null, avatar_photo_id = null
     where id = $1 and code_hash = $2 and used_at is null returning 1 as used`,
    [used.id, used.codeHash, at(used.now)],
  )
  return row !== undefined
}

/** Sets the picture of a sign-up that still waits.
 *  @returns the one that it replaces, or undefined when there is no such sign-up any more */
export async function swapAvatar(
  sql: Sql,
  swapped: { id: string; photoId: string; bornAfter: number },
): Promise<{ replaced: string | null } | undefined> {
  return sql.row<{ replaced: string | null }>(
    `with old as (select id, avatar_photo_id from otp_challenge where id = $1 for update)
     update otp_challenge c set avatar_photo_id = $2 from old
     where c.id = old.id and c.purpose = 'sign_up' and c.used_at is null and c.created_at > $3
     returning old.avatar_photo_id as replaced`,
    [swapped.id, swapped.photoId, at(swapped.bornAfter)],
  )
}

/** Who has this address, if anybody. */
export const readOwner = (
  sql: Sql,
  emailKey: string,
): Promise<{ userType: UserType; language: Language } | undefined> =>
  sql.row('select user_type as "userType", language from account where email_key = $1', [emailKey])
