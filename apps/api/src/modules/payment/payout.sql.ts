import type { PayoutState } from '@ginipig/domain/payment'
import { at, type Sql } from '#platform/database/sql.ts'

export type PayoutRow = { id: string; amount: number; state: PayoutState; created_at: number; arrives_at: number }

/** Writes down what Stripe says now. @returns what its state was before, null for one that is new */
export const setPayout = (sql: Sql, providerId: string, payout: PayoutRow & { currency: string }) =>
  sql.row<{ before: PayoutState | null }>(
    `with known as (select state from payout where id = $1)
     insert into payout (id, provider_id, amount, currency, state, created_at, arrives_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update set state = excluded.state, arrives_at = excluded.arrives_at
     returning (select state from known) as before`,
    [payout.id, providerId, payout.amount, payout.currency, payout.state, at(payout.created_at), at(payout.arrives_at)],
  )

export const readPayouts = (sql: Sql, providerId: string, limit: number) =>
  sql.rows<PayoutRow>(
    `select id, amount, state, created_at, arrives_at from payout
     where provider_id = $1 order by created_at desc, id limit $2`,
    [providerId, limit],
  )
