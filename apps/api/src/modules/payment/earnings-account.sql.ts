import type { CapabilityStatus, Requirement } from '@ginipig/domain/payment'
import { at, type Sql } from '#platform/database/sql.ts'

/** A provider's account at Stripe. */
export type EarningsRow = {
  provider_id: string
  stripe_account: string
  transfers: CapabilityStatus
  payouts: CapabilityStatus
  requirements: readonly Requirement[]
  due_at: number | null
  bank_last4: string | null
  created_at: number
  read_at: number
}

const columns = 'provider_id, stripe_account, transfers, payouts, requirements, due_at, bank_last4, created_at, read_at'

export const readEarnings = (sql: Sql, providerId: string): Promise<EarningsRow | undefined> =>
  sql.row<EarningsRow>(`select ${columns} from earnings_account where provider_id = $1`, [providerId])

/** Whose account at Stripe this is. */
export const findByStripe = (sql: Sql, stripeAccount: string): Promise<EarningsRow | undefined> =>
  sql.row<EarningsRow>(`select ${columns} from earnings_account where stripe_account = $1`, [stripeAccount])

/** Accounts of which something was still to be done when we last looked. */
export const readOpenEarnings = (sql: Sql): Promise<EarningsRow[]> =>
  sql.rows<EarningsRow>(
    `select ${columns} from earnings_account where transfers <> 'active' or payouts <> 'active' or requirements <> '[]'
     order by provider_id`,
  )

type Told = Pick<EarningsRow, 'transfers' | 'payouts' | 'requirements'> & {
  dueAt: number | null
  bankLast4: string | null
  now: number
}

/** What Stripe says of an account, as both statements take it: $2 to $7, after whose it is. */
const valuesOf = ({ transfers, payouts, requirements, bankLast4, now, dueAt }: Told) => [
  transfers,
  payouts,
  JSON.stringify(requirements),
  bankLast4,
  at(now),
  dueAt === null ? null : at(dueAt),
]

/** Two at once keep the first: both have the same account by the key. */
export const insertEarnings = (sql: Sql, providerId: string, stripeAccount: string, told: Told) =>
  sql.row(
    `insert into earnings_account (provider_id, transfers, payouts, requirements, bank_last4, created_at, read_at, due_at,
       stripe_account)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8) on conflict (provider_id) do nothing`,
    [providerId, ...valuesOf(told), stripeAccount],
  )

/** Claims an account for what a look brought, and locks it. @returns false where somebody wrote down another answer since the
 *  look began */
export async function claimAccount(sql: Sql, providerId: string, look: number): Promise<boolean> {
  const row = await sql.row(
    `update earnings_account set looked = nextval('stripe_look') where provider_id = $1 and looked < $2
     returning 1 as claimed`,
    [providerId, look],
  )
  return row !== undefined
}

/** Writes down what Stripe says now. @returns whether it is news */
export async function setEarnings(sql: Sql, providerId: string, told: Told): Promise<boolean> {
  const row = await sql.row<{ is_news: boolean }>(
    `update earnings_account new set transfers = $2, payouts = $3, requirements = $4, bank_last4 = $5, read_at = $6, due_at = $7
     from earnings_account old where old.provider_id = new.provider_id and new.provider_id = $1
     returning (old.transfers, old.payouts, old.requirements, old.bank_last4, old.due_at)
       is distinct from (new.transfers, new.payouts, new.requirements, new.bank_last4, new.due_at) as is_news`,
    [providerId, ...valuesOf(told)],
  )
  return row?.is_news ?? false
}

export const readPayee = (sql: Sql, providerId: string) =>
  sql.row<{ email: string; display_name: string }>(
    'select a.email, p.display_name from account a join provider p on p.id = a.id where a.id = $1',
    [providerId],
  )
