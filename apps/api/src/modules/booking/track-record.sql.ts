import { doneStatuses, keptByProviderStatuses } from '@ginipig/domain/booking'
import type { TrackRecord } from '@ginipig/domain/reliability'
import { usualAnswer } from '#platform/database/answer-time.ts'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** After the notice that the booking's own policy gave. */
const isLate = `extract(epoch from b.starts_at - b.ended_at) * 1000 < (b.policy ->> 'balanceBeforeMs')::numeric`

const none: TrackRecord = { kept: 0, cancelledLate: 0, missed: 0 }

/** How a client's appointments ended; a no-show counts once it can't be contested any more, by its own policy.
 *  @param since - of the starts that count */
export async function readRecordOfClient(sql: Sql, clientId: string, since: number, now: number) {
  const row = await sql.row<TrackRecord>(
    `select count(*) filter (where b.status in ${oneOf(doneStatuses)}) as kept,
       count(*) filter (where b.status = 'cancelled_unpaid' or (b.status = 'cancelled_by_client' and ${isLate}))
         as "cancelledLate",
       count(*) filter (where b.status = 'no_show' and b.contest is distinct from 'open'
         and (b.contest = 'decided' or b.no_show_at
           <= $3::timestamptz - (b.policy ->> 'contestMs')::bigint * interval '1 millisecond')) as missed
     from booking b where b.client_id = $1 and b.starts_at > $2`,
    [clientId, at(since), at(now)],
  )
  return row ?? none
}

/** Their client reported that they didn't come, and was paid back for it at their cost once a person had decided. */
const isMissed = `exists (
  select from report r where r.provider_id = b.provider_id and r.booking_id = b.id and r.reporter_id = b.client_id
    and r.reason = 'did_not_turn_up' and r.settled_at is not null)
  and (b.status = 'cancelled_by_provider' or exists (
    select from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
    where t.provider_id = b.provider_id and t.booking_id = b.id and t.source_type = 'refund.granted'
      and e.account = 'provider_receivable/' || b.provider_id::text))`

/** How a provider's appointments ended: one to which only the client didn't come was kept. */
export async function readRecordOfProvider(sql: Sql, providerId: string, since: number) {
  const row = await sql.row<TrackRecord>(
    `select count(*) filter (where b.status in ${oneOf(keptByProviderStatuses)} and not (${isMissed})) as kept,
       count(*) filter (where b.status = 'cancelled_by_provider' and ${isLate} and not (${isMissed})) as "cancelledLate",
       count(*) filter (where ${isMissed}) as missed
     from booking b where b.provider_id = $1 and b.starts_at > $2`,
    [providerId, at(since)],
  )
  return row ?? none
}

/** Null while there are too few answers. */
export const readUsualAnswer = async (sql: Sql, providerId: string, now: number): Promise<number | null> =>
  (
    await sql.row<{ usual: number | null }>(`select ${usualAnswer('$1::uuid', '$2::timestamptz')} as usual`, [
      providerId,
      at(now),
    ])
  )?.usual ?? null
