import type { Language } from '@ginipig/domain/identity'
import { at, type Sql } from '#platform/database/sql.ts'

/** @param invite.until - epoch ms until which the link is good */
export async function insertOperator(
  sql: Sql,
  accountId: string,
  invite: { secret: Buffer; hash: Buffer; until: number },
): Promise<void> {
  await sql.row(
    `insert into operator (account_id, totp_secret, invite_hash, invite_until) values ($1, $2, $3, $4)
     on conflict (account_id) do update set totp_secret = excluded.totp_secret, totp_step = 0,
       invite_hash = excluded.invite_hash, invite_until = excluded.invite_until`,
    [accountId, invite.secret, invite.hash, at(invite.until)],
  )
}

export const insertOperatorAccount = (
  sql: Sql,
  account: {
    email: string
    emailKey: string
    firstName: string
    lastName: string
    language: Language
    passwordHash: string
    now: number
  },
): Promise<{ id: string } | undefined> =>
  sql.row<{ id: string }>(
    `insert into account (user_type, email, email_key, first_name, last_name, language, password_hash, created_at)
     values ('admin', $1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      ...[account.email, account.emailKey, account.firstName, account.lastName, account.language],
      ...[account.passwordHash, at(account.now)],
    ],
  )

export type Invited = { accountId: string; email: string; language: Language; totpSecret: Buffer }

/** Whom a link invites; undefined once it was used or is over. */
export const readInvited = (sql: Sql, hash: Buffer, now: number): Promise<Invited | undefined> =>
  sql.row<Invited>(
    `select o.account_id as "accountId", a.email, a.language, o.totp_secret as "totpSecret"
     from operator o join account a on a.id = o.account_id
     where o.invite_hash = $1 and o.invite_until > $2 and a.suspended_at is null`,
    [hash, at(now)],
  )

/** Uses the link up. @returns false where somebody was first */
export const spendInvite = async (sql: Sql, hash: Buffer): Promise<boolean> =>
  (await sql.row('update operator set invite_hash = null where invite_hash = $1 returning account_id', [hash])) !==
  undefined

/** Of somebody who has set themselves up. */
export const readTotpSecret = (sql: Sql, accountId: string): Promise<{ totpSecret: Buffer } | undefined> =>
  sql.row<{ totpSecret: Buffer }>(
    'select totp_secret as "totpSecret" from operator where account_id = $1 and invite_hash is null',
    [accountId],
  )

/** @returns false where a code of this time step or a later one was taken */
export const takeStep = async (sql: Sql, accountId: string, step: number): Promise<boolean> =>
  (await sql.row('update operator set totp_step = $2 where account_id = $1 and totp_step < $2 returning account_id', [
    accountId,
    step,
  ])) !== undefined

export type SignedIn = {
  accountId: string
  sessionId: string
  name: string
  language: Language
  /** When they last gave a code. Epoch ms. */
  codeAt: number
}

/** Who holds this token: a session at the desk that goes on and was used since `idleSince`. */
export const readSignedIn = (
  sql: Sql,
  tokenHash: Buffer,
  { now, idleSince }: { now: number; idleSince: number },
): Promise<SignedIn | undefined> =>
  sql.row<SignedIn>(
    `select a.id as "accountId", s.id as "sessionId", a.first_name as name, a.language,
       coalesce(s.stepped_up_at, s.created_at) as "codeAt"
     from refresh_token t join session s on s.id = t.session_id join account a on a.id = s.account_id
       join operator o on o.account_id = a.id and o.invite_hash is null
     where t.token_hash = $1 and s.audience = 'desk' and a.user_type = 'admin' and a.suspended_at is null
       and s.ended_at is null and s.expires_at > $2 and coalesce(s.last_seen_at, s.created_at) > $3`,
    [tokenHash, at(now), at(idleSince)],
  )

export type OperatorRow = {
  email: string
  name: string
  isSetUp: boolean
  isSuspended: boolean
  lastSeenAt: number | null
}

export const readOperators = (sql: Sql): Promise<OperatorRow[]> =>
  sql.rows<OperatorRow>(
    `select a.email, a.first_name || ' ' || a.last_name as name, o.invite_hash is null as "isSetUp",
       a.suspended_at is not null as "isSuspended",
       (select max(coalesce(s.last_seen_at, s.created_at)) from session s
        where s.account_id = a.id and s.audience = 'desk') as "lastSeenAt"
     from operator o join account a on a.id = o.account_id order by a.email`,
  )

/** Suspends them or lets them in again; the database writes it down. @returns whose account it is; undefined for nobody's */
export const setOperatorSuspended = (
  sql: Sql,
  emailKey: string,
  now: number | null,
): Promise<{ accountId: string } | undefined> =>
  sql.row<{ accountId: string }>(
    `update account a set suspended_at = $2 from operator o
     where a.email_key = $1 and o.account_id = a.id returning a.id as "accountId"`,
    [emailKey, now === null ? null : at(now)],
  )
