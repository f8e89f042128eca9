import { type BookingPolicy, upcomingStatuses } from '@ginipig/domain/booking'
import { fundedChargeStatuses } from '@ginipig/domain/payment'
import { oneOf } from '#platform/database/one-of.ts'
import type { Sql } from '#platform/database/sql.ts'
import { type Stored, withPolicy } from '#platform/database/stored-policy.ts'

/** A client at Stripe, with the card that they pay with first. */
export const readWalletOwner = (sql: Sql, accountId: string) =>
  sql.row<{ stripe_customer: string; default_card: string | null }>(
    'select stripe_customer, default_card from customer where account_id = $1',
    [accountId],
  )

export const setDefaultCard = (sql: Sql, accountId: string, cardId: string | null) =>
  sql.row('update customer set default_card = $2 where account_id = $1', [accountId, cardId])

export type ComingBalanceRow = {
  id: string
  provider_id: string
  reference: string
  amount: number
  starts_at: number
  policy: BookingPolicy
  zone: string
  provider_name: string
  card_id: string | null
}

/** Balances of a client that are still to be taken, soonest first, each with the card that they will be taken from. */
export async function readComingBalances(sql: Sql, clientId: string): Promise<ComingBalanceRow[]> {
  const rows = await sql.rows<Stored<ComingBalanceRow>>(
    `select b.id, b.provider_id, b.reference, b.total - b.deposit as amount, b.starts_at, b.policy, l.zone,
       p.display_name as provider_name, coalesce(b.balance_card, d.card_id) as card_id
     from booking b join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
       join provider p on p.id = b.provider_id
       join payment d on d.provider_id = b.provider_id and d.booking_id = b.id and d.kind = 'deposit'
         and d.status in ${oneOf(fundedChargeStatuses)}
     where b.client_id = $1 and b.status in ${oneOf(upcomingStatuses)} and b.captured < b.total
     order by b.starts_at, b.id`,
    [clientId],
  )
  return rows.map(withPolicy)
}

/** Has the card take a booking's balance; what the one before was refused for is no reason any more. */
export const setBalanceCard = (
  sql: Sql,
  { providerId, bookingId, cardId }: { providerId: string; bookingId: string; cardId: string },
) =>
  sql.row(
    `update booking set balance_card = $3,
       payment_problem = case when payment_status = 'balance_failed' then null else payment_problem end
     where provider_id = $1 and id = $2`,
    [providerId, bookingId, cardId],
  )
