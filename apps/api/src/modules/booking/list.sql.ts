import type { BookingPaymentStatus, BookingStatus, PaymentPlan } from '@ginipig/domain/booking'
import type { Category } from '@ginipig/domain/listing'
import { at, type Sql } from '#platform/database/sql.ts'

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
  policy: unknown
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
  sort_key: number
}

/** A page by keyset. @param states - those that count while the start is ahead, and those that count afterwards */
export const readPage = (
  sql: Sql,
  side: Side,
  accountId: string,
  page: {
    states: { ahead: readonly BookingStatus[]; begun: readonly BookingStatus[] }
    order: Order
    after: { key: number; id: string } | undefined
    limit: number
    now: number
  },
) => {
  const { order, after, states } = page
  return sql.rows<ListRow>(
    `select b.id, b.reference, b.status, b.payment_status, b.plan, b.starts_at, b.ends_at, b.price, b.rrp, b.commission,
       b.captured, b.requested_at, b.respond_by, b.policy, l.id as listing_id, l.title, l.category, l.cover, l.image_urls,
       l.zone, p.id as provider_id, p.display_name, pa.first_name as provider_first_name, p.photo_url, c.id as client_id,
       c.first_name, c.last_name, c.avatar_url, ${order.by} as sort_key
     from booking b join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
       join provider p on p.id = b.provider_id join account pa on pa.id = p.id join account c on c.id = b.client_id
     where b.${side} = $1 and b.requested_at is not null
       and b.status = any(case when b.starts_at > $2 then $6::text[] else $7::text[] end)
       and ($3::timestamptz is null or (${order.by}, b.id) ${order.direction === 'asc' ? '>' : '<'} ($3, $4::uuid))
     order by ${order.by} ${order.direction}, b.id ${order.direction} limit $5`,
    [accountId, at(page.now), after ? at(after.key) : null, after?.id ?? null, page.limit, states.ahead, states.begun],
  )
}

/** How many bookings are in each state, those to come apart. */
export const countByState = (sql: Sql, side: Side, accountId: string, now: number) =>
  sql.rows<{ status: BookingStatus; is_ahead: boolean; count: number }>(
    `select status, starts_at > $2 as is_ahead, count(*) as count from booking
     where ${side} = $1 and requested_at is not null group by 1, 2`,
    [accountId, at(now)],
  )
