import type { Picture } from '@ginipig/contract/media/picture.ts'
import {
  type BookingPolicy,
  type BookingSide,
  type BookingStatus,
  heldStatuses,
  type PaymentPlan,
  type ProposalEnd,
  upcomingStatuses,
} from '@ginipig/domain/booking'
import type { Category } from '@ginipig/domain/listing'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { type Stored, withPolicy } from '#platform/database/stored-policy.ts'
import type { OpenlyGiven } from './booking.sql.ts'
import { isContestable, type WaitRow, waitColumns } from './money-wait.sql.ts'

/** Whose list: the column of `booking` that names them. */
export type Side = 'client_id' | 'provider_id'

export type Order = { by: string; direction: 'asc' | 'desc' }

/** A booking in a list. */
export type ListRow = WaitRow & {
  id: string
  reference: string
  plan: PaymentPlan | null
  starts_at: number
  ends_at: number
  price: number
  rrp: number
  discount: number
  total: number
  deposit: number
  balance: number
  commission: number
  captured: number
  paid_at: number | null
  side_at: number | null
  requested_at: number | null
  respond_by: number | null
  /** Who proposed other times that can still be answered, what becomes of the booking where none is taken, and until when. */
  proposal_by: BookingSide | null
  proposal_otherwise: ProposalEnd | null
  proposal_until: number | null
  policy: BookingPolicy
  listing_id: string
  title: string
  category: Category
  cover: string
  image: Picture | null
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

/** What of a tab is looked for: what happened in a span (epoch ms, half-open), and bookings of some clients, of some listings
 *  or with a reference. */
export type Narrow = {
  span: { from: number; to: number } | undefined
  words: { clientIds: readonly string[]; listingIds: readonly string[]; reference: string } | undefined
}

/** Of a booking `b` and its proposal `w`: can it still be answered? While a card is captured it can't. */
const isAnswerable = "w.ended_at is null and w.answer_by > $2 and b.status <> 'accepting'"

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
    /** Those no-shows whose share has not gone out are a provider's to look at: among what is to do, not behind it. */
    contestable: 'also' | 'not' | undefined
    narrow?: Narrow | undefined
  },
): Promise<ListRow[]> => {
  const { order, after, states, contestable, limit } = page
  const isAfter = order.direction === 'asc' ? '>' : '<'
  const params: unknown[] = [accountId, at(page.now), ...(after ? [at(after.key), after.id] : [])]
  const isOnPage = `b.${side} = $1 and b.requested_at is not null
    ${after ? `and ${order.by} ${isAfter}= $3 and (${order.by}, b.id) ${isAfter} ($3, $4::uuid)` : ''}
    ${isFound(page.narrow, order, params)}`
  const inStates = `select b.*, ${order.by} as sort_key from booking b
    where ${isOnPage} and (b.status in ${oneOf(states.always)}
        or b.starts_at > $2 and b.status in ${oneOf(states.ahead)}
        or b.starts_at <= $2 and b.status in ${oneOf(states.begun)})
      ${contestable === 'not' ? `and not (${isContestable('$2')})` : ''}
    order by ${order.by} ${order.direction}, b.id ${order.direction} limit ${limit}`
  const heldBack = `select b.*, ${order.by} as sort_key from provider_share due
      join booking b on b.provider_id = due.provider_id and b.id = due.booking_id
    where due.provider_id = $1 and due.sent_at is null and ${isOnPage} and ${isContestable('$2')}`
  // States, order and limit are ours, so they stand in the text: PostgreSQL then knows by which index a tab is short, and that
  // a plan which it keeps is as good as one made for each page, which takes longer than the page.
  const rows = await sql.rows<Stored<ListRow>>(
    `select b.id, b.reference, b.status, b.payment_status, b.plan, b.starts_at, b.ends_at, b.price, b.rrp, b.discount, b.total,
       b.deposit, b.balance, b.commission, b.captured, b.contest, b.no_show_at, b.side_at, ${waitColumns('$2')},
       (select max(y.changed_at) from payment y
         where y.provider_id = b.provider_id and y.booking_id = b.id and y.status = 'succeeded') as paid_at,
       b.requested_at, b.respond_by, w.made_by as proposal_by, w.otherwise as proposal_otherwise, w.answer_by as proposal_until, b.policy, l.id as listing_id, l.title, l.category, l.cover, l.pictures -> 0 as image,
       l.zone, p.id as provider_id, p.display_name, pa.first_name as provider_first_name, p.photo_url, c.id as client_id,
       c.first_name, c.last_name, c.avatar_url, b.ended_at, b.completed_at,
       (select r.created_at from review r where r.provider_id = b.provider_id and r.booking_id = b.id) as reviewed_at,
       (select r.created_at from client_review r where r.provider_id = b.provider_id and r.booking_id = b.id) as client_reviewed_at,
       b.must_haves_given,
       case when b.status = 'requested' then b.health_given end as health_given, b.sort_key
     from (
       ${contestable === 'also' ? `(${inStates}) union all (${heldBack}) order by sort_key ${order.direction}, id ${order.direction} limit ${limit}` : inStates}
     ) b join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
       join provider p on p.id = b.provider_id join account pa on pa.id = p.id join account c on c.id = b.client_id
       left join booking_proposal w on w.provider_id = b.provider_id and w.booking_id = b.id and ${isAnswerable}
     order by b.sort_key ${order.direction}, b.id ${order.direction}`,
    params,
  )
  return rows.map(withPolicy)
}

/** The rest of a condition; what it compares with goes behind the parameters. */
function isFound(narrow: Narrow | undefined, { by }: Order, params: unknown[]): string {
  const { span, words } = narrow ?? {}
  const given = (value: unknown) => `$${params.push(value)}`
  return `${span ? `and ${by} >= ${given(at(span.from))} and ${by} < ${given(at(span.to))}` : ''}
    ${
      words
        ? `and (b.client_id = any (${given(words.clientIds)}::uuid[]) or b.listing_id = any (${given(words.listingIds)}::uuid[])
            or b.reference = ${given(words.reference)})`
        : ''
    }`
}

/** Which clients and listings of a provider hold what was asked for. @param pattern - of a LIKE, in small letters */
export const readHolders = (sql: Sql, providerId: string, pattern: string) =>
  sql.row<{ client_ids: string[]; listing_ids: string[] }>(
    `select array(
         select a.id from account a
         where lower(a.first_name || ' ' || a.last_name) like $2
           and a.id in (select b.client_id from booking b where b.provider_id = $1 and b.requested_at is not null)
       ) as client_ids,
       array(select l.id from listing l where l.provider_id = $1 and lower(l.title) like $2) as listing_ids`,
    [providerId, pattern],
  )

/** Ids of a provider's settled bookings that were asked for; no-shows that can still be contested are not among them. */
export const readFoundIds = (
  sql: Sql,
  providerId: string,
  { states, order, narrow, now }: { states: readonly BookingStatus[]; order: Order; narrow: Narrow; now: number },
) => {
  const params: unknown[] = [providerId, at(now)]
  return sql.rows<{ id: string }>(
    `select b.id from booking b
     where b.provider_id = $1 and b.requested_at is not null and b.status in ${oneOf(states)}
       and not (${isContestable('$2')}) ${isFound(narrow, order, params)}`,
    params,
  )
}

/** How many bookings are in each of the open states, and, counted together under the first of them, in the settled ones:
 *  those are the most, and in one tab whenever they began.
 *  @param settledAtMost - settled ones that are counted; null for all */
export const countByState = (
  sql: Sql,
  side: Side,
  accountId: string,
  {
    open,
    settled,
    settledAtMost,
  }: { open: readonly BookingStatus[]; settled: readonly BookingStatus[]; settledAtMost: number | null },
  now: number,
) =>
  sql.rows<{ status: BookingStatus; is_ahead: boolean; count: number }>(
    `select status, starts_at > $2 as is_ahead, count(*) as count from booking
     where ${side} = $1 and requested_at is not null and status in ${oneOf(open)} group by 1, 2
     union all
     select '${settled[0]}', false, count(*) from (
       select from booking where ${side} = $1 and requested_at is not null and status in ${oneOf(settled)} limit $3) over`,
    [accountId, at(now), settledAtMost],
  )

/** How many of a client's bookings that aren't over wait for them, in each state: the provider's times are to be answered, or
 *  the card refused the balance. */
export const countToAnswer = (sql: Sql, clientId: string, now: number) =>
  sql.rows<{ status: BookingStatus; is_ahead: boolean; count: number }>(
    `select b.status, b.starts_at > $2 as is_ahead, count(*) as count from booking b
     where b.client_id = $1 and b.requested_at is not null and b.status in ${oneOf(upcomingStatuses)}
       and (b.status = 'confirmed' and b.payment_status = 'balance_failed' or exists (
         select from booking_proposal w
         where w.provider_id = b.provider_id and w.booking_id = b.id and w.made_by = 'provider' and ${isAnswerable}))
     group by 1, 2`,
    [clientId, at(now)],
  )

/** What a provider can do something about once its time has come, with what it earns them, how many no-shows their clients
 *  can contest, or do, and how many requests wait for their clients, to whom other times are proposed. */
export const readToSettle = (sql: Sql, providerId: string, now: number) =>
  sql.row<{ count: number; earnings: number; contestable: number; proposed: number }>(
    `select count(*)::int as count, coalesce(sum(b.price - b.commission), 0)::int as earnings, (
         select count(*)::int from provider_share due
           join booking b on b.provider_id = due.provider_id and b.id = due.booking_id
         where due.provider_id = $1 and due.sent_at is null and ${isContestable('$2')}) as contestable, (
         select count(*)::int from booking_proposal w
           join booking r on r.provider_id = w.provider_id and r.id = w.booking_id
         where w.provider_id = $1 and w.ended_at is null and w.answer_by > $2 and r.status = 'requested') as proposed
     from booking b
     where b.provider_id = $1 and b.requested_at is not null and b.status in ${oneOf(heldStatuses)}
       and (b.status = 'completed' or b.starts_at <= $2 and b.captured = b.total) and b.payment_status <> 'disputed' and not exists (
         select from report r
         where r.provider_id = b.provider_id and r.booking_id = b.id and r.settled_at is null and r.holds_money)`,
    [providerId, at(now)],
  )
