import type { BookingPaymentStatus, BookingPolicy, BookingStatus, PaymentPlan } from '@ginipig/domain/booking'
import type { Category } from '@ginipig/domain/listing'
import { at, type Sql } from '#platform/database/sql.ts'
import { type Stored, withPolicy } from '#platform/database/stored-policy.ts'
import type { OpenlyGiven } from './booking.sql.ts'

/** Whose list: the column of `booking` that names them. */
export type Side = 'client_id' | 'provider_id'

export type Order = { by: string; direction: 'asc' | 'desc' }

/** A booking in a list. */
export type ListRow = {
  id: string
  reference: string
  status: BookingStatus
  payment_status: BookingPaymentStatus
  plan: PaymentPlan | null
  starts_at: number
  ends_at: number
  price: number
  rrp: number
  commission: number
  captured: number
  requested_at: number | null
  respond_by: number | null
  policy: BookingPolicy
  listing_id: string
  title: string
  category: Category
  cover: string
  image_urls: string[]
  zone: string
  provider_id: string
  display_name: string
  provider_first_name: string
  photo_url: string | null
  client_id: string
  first_name: string
  last_name: string
  avatar_url: string | null
  ended_at: number | null
  completed_at: number | null
  /** When the client reviewed the provider, and the provider the client. */
  reviewed_at: number | null
  client_reviewed_at: number | null
  must_haves_given: Partial<OpenlyGiven>
  /** Of a request alone: nobody counts the answers of another. */
  health_given: Buffer | null
  sort_key: number
}

/** Which states a tab shows: whenever they begin, only while the start is ahead, only afterwards. */
export type TabStates = Record<'always' | 'ahead' | 'begun', readonly BookingStatus[]>

/** States as literals; none is a list without a match. */
const quoted = (states: readonly BookingStatus[]) => states.map((state) => `'${state}'`).join(', ') || 'null'

/** A page by keyset. */
export const readPage = async (
  sql: Sql,
  side: Side,
  accountId: string,
  page: {
    states: TabStates
    order: Order
    after: { key: number; id: string } | undefined
    limit: number
    now: number
  },
): Promise<ListRow[]> => {
  const { order, after, states } = page
  const isAfter = order.direction === 'asc' ? '>' : '<'
  // States and order are ours, so they stand in the text: PostgreSQL then knows by which index a tab is short.
  const rows = await sql.rows<Stored<ListRow>>(
    `select b.id, b.reference, b.status, b.payment_status, b.plan, b.starts_at, b.ends_at, b.price, b.rrp, b.commission,
       b.captured, b.requested_at, b.respond_by, b.policy, l.id as listing_id, l.title, l.category, l.cover, l.image_urls,
       l.zone, p.id as provider_id, p.display_name, pa.first_name as provider_first_name, p.photo_url, c.id as client_id,
       c.first_name, c.last_name, c.avatar_url, b.ended_at, b.completed_at,
       (select r.created_at from review r where r.provider_id = b.provider_id and r.booking_id = b.id) as reviewed_at,
       (select r.created_at from client_review r where r.provider_id = b.provider_id and r.booking_id = b.id) as client_reviewed_at,
       b.must_haves_given,
       case when b.status = 'requested' then b.health_given end as health_given, b.sort_key
     from (
       select b.*, ${order.by} as sort_key from booking b
       where b.${side} = $1 and b.requested_at is not null
         and (b.status in (${quoted(states.always)})
           or b.starts_at > $2 and b.status in (${quoted(states.ahead)})
           or b.starts_at <= $2 and b.status in (${quoted(states.begun)}))
         ${after ? `and ${order.by} ${isAfter}= $4 and (${order.by}, b.id) ${isAfter} ($4, $5::uuid)` : ''}
       order by ${order.by} ${order.direction}, b.id ${order.direction} limit $3
     ) b join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
       join provider p on p.id = b.provider_id join account pa on pa.id = p.id join account c on c.id = b.client_id
     order by b.sort_key ${order.direction}, b.id ${order.direction}`,
    [accountId, at(page.now), page.limit, ...(after ? [at(after.key), after.id] : [])],
  )
  return rows.map(withPolicy)
}

/** How many bookings are in each of the open states, and, counted together under the first of them, in the settled ones:
 *  those are the most, and in one tab whenever they began. */
export const countByState = (
  sql: Sql,
  side: Side,
  accountId: string,
  { open, settled }: { open: readonly BookingStatus[]; settled: readonly BookingStatus[] },
  now: number,
) =>
  sql.rows<{ status: BookingStatus; is_ahead: boolean; count: number }>(
    `select status, starts_at > $2 as is_ahead, count(*) as count from booking
     where ${side} = $1 and requested_at is not null and status in (${quoted(open)}) group by 1, 2
     union all
     select '${settled[0]}', false, count(*) from booking
     where ${side} = $1 and requested_at is not null and status in (${quoted(settled)})`,
    [accountId, at(now)],
  )
