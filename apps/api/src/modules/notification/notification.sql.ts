import { MAX_UNREAD } from '@ginipig/contract/notification/notification.ts'
import type {
  BookingPaymentStatus,
  BookingPolicy,
  BookingSide,
  BookingStatus,
  PaymentPlan,
  ProposalEnd,
  ProposalOutcome,
} from '@ginipig/domain/booking'
import type { Language, UserType } from '@ginipig/domain/identity'
import type { MailList, NotificationChannel, NotificationChoice, NotificationKind } from '@ginipig/domain/notification'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { type Stored, withPolicy } from '#platform/database/stored-policy.ts'

/** What somebody was told, with all that its words need. */
export type NotificationRow = {
  id: string
  kind: NotificationKind
  at: number
  read_at: number | null
  listing_id: string | null
  page_id: string | null
  amount: number | null
  name: string | null
  listing_title: string | null
  zone: string | null
  is_reviewed: boolean
  /** The other times that it tells of. */
  offer_otherwise: ProposalEnd | null
  offer_until: number | null
  offer_outcome: ProposalOutcome | null
} & (ToldBookingRow | NoBooking)

/** The booking that it is about, as it is now. */
type ToldBookingRow = {
  booking_id: string
  status: BookingStatus
  payment_status: BookingPaymentStatus
  plan: PaymentPlan | null
  captured: number
  total: number
  policy: BookingPolicy
  currency: string
  starts_at: number
  ends_at: number
  completed_at: number | null
  respond_by: number
  proposed_by: BookingSide | null
  proposed_otherwise: ProposalEnd | null
  proposed_until: number | null
}
type NoBooking = { [Column in keyof ToldBookingRow]: null }

type StoredRow =
  | Stored<Extract<NotificationRow, { status: BookingStatus }>>
  | Extract<NotificationRow, { status: null }>

const toRow = (row: StoredRow): NotificationRow => (row.status === null ? row : withPolicy(row))

/** What tells of a proposal: their event ends with its id. */
const ofProposals = ['booking_times_proposed', 'booking_move_wished'] satisfies NotificationKind[]

/** The other person is called as mails call them: a provider by their first name. */
const columns = `n.id, n.kind, n.at, n.read_at, b.id as booking_id, n.listing_id, n.page_id, n.amount,
  case o.user_type when 'provider' then o.first_name else trim(o.first_name || ' ' || o.last_name) end as name,
  l.title as listing_title, b.starts_at, l.zone, coalesce(b.respond_by, b.hold_shown_until) as respond_by, b.currency,
  b.status, b.payment_status, b.plan, b.captured, b.total, b.policy, b.ends_at, b.completed_at,
  exists (select from review r where r.provider_id = b.provider_id and r.booking_id = b.id) as is_reviewed,
  q.made_by as proposed_by, q.otherwise as proposed_otherwise, q.answer_by as proposed_until,
  f.otherwise as offer_otherwise, f.answer_by as offer_until, f.outcome as offer_outcome`

const tables = `notification n
  left join booking b on b.provider_id = n.provider_id and b.id = n.booking_id
  left join booking_proposal q on q.provider_id = b.provider_id and q.booking_id = b.id and q.ended_at is null
    and b.status <> 'accepting'
  left join booking_proposal f on f.provider_id = n.provider_id
    and f.id = case when n.kind in ${oneOf(ofProposals)}
      then nullif(split_part(n.event, '.', 4), '')::uuid end
  left join listing l on l.id = coalesce(b.listing_id, n.listing_id)
  left join account o
    on o.id = coalesce(n.person_id, case when b.client_id = n.account_id then b.provider_id else b.client_id end)`

type Page = { after: { key: number; id: string } | undefined; limit: number }

/** Newest first, one more than asked for: that there is a next page. */
export async function readNotifications(
  sql: Sql,
  accountId: string,
  { after, limit }: Page,
): Promise<NotificationRow[]> {
  const rows = await sql.rows<StoredRow>(
    `select ${columns} from ${tables}
     where n.account_id = $1 and ($2::timestamptz is null or (n.at, n.id) < ($2, $3::uuid))
     order by n.at desc, n.id desc limit $4`,
    [accountId, after ? at(after.key) : null, after?.id ?? null, limit + 1],
  )
  return rows.map(toRow)
}

export async function countUnread(sql: Sql, accountId: string): Promise<number> {
  const row = await sql.row<{ count: number }>(
    `select count(*) as count from
       (select 1 from notification where account_id = $1 and read_at is null limit ${MAX_UNREAD}) unread`,
    [accountId],
  )
  return row?.count ?? 0
}

/** Which of them: one, or those that were told in this time (epoch ms), without either all. */
export type Which = { id?: string; from?: number | undefined; until?: number | undefined }

/** @returns how many were unread */
export async function markRead(sql: Sql, accountId: string, { id, from, until }: Which, now: number): Promise<number> {
  const rows = await sql.rows(
    `update notification set read_at = $3, mail_waits = false, push_waits = false
     where account_id = $1 and read_at is null and ($2::uuid is null or id = $2)
       and ($4::timestamptz is null or at >= $4) and ($5::timestamptz is null or at <= $5) returning 1 as marked`,
    [accountId, id ?? null, at(now), ...[from, until].map((one) => (one === undefined ? null : at(one)))],
  )
  return rows.length
}

/** Those of these kinds about one page. @returns how many were unread */
export async function markReadAbout(
  sql: Sql,
  { accountId, kinds, pageId }: { accountId: string; kinds: readonly NotificationKind[]; pageId: string },
  now: number,
): Promise<number> {
  const rows = await sql.rows(
    `update notification set read_at = $4, mail_waits = false, push_waits = false
     where account_id = $1 and read_at is null and kind = any ($2::text[]) and page_id = $3::uuid returning 1 as marked`,
    [accountId, kinds, pageId, at(now)],
  )
  return rows.length
}

/** What is still to be mailed, oldest first, and is noted as mailed by this. */
export async function claimUnmailed(sql: Sql, accountId: string): Promise<NotificationRow[]> {
  const rows = await sql.rows<StoredRow>(
    `with taken as (
       update notification set mail_waits = false where account_id = $1 and mail_waits and read_at is null returning id
     )
     select ${columns} from ${tables} where n.id in (select id from taken) order by n.at, n.id`,
    [accountId],
  )
  return rows.map(toRow)
}

/** What was answered of these photos, each with its place among the provider's. */
export const readAnsweredPhotos = (
  sql: Sql,
  accountId: string,
  ids: readonly string[],
): Promise<{ number: number; because: string | null }[]> =>
  sql.rows<{ number: number; because: string | null }>(
    `select number, because from (
       select id, status, refused_because as because, row_number() over (order by position, id)::int as number
       from portfolio_photo where account_id = $1
     ) o where id = any ($2::uuid[]) and status <> 'awaiting' order by number`,
    [accountId, ids],
  )

/** What is still to be shown on a device. */
export const readUnpushed = (sql: Sql, accountId: string): Promise<{ id: string; kind: NotificationKind }[]> =>
  sql.rows<{ id: string; kind: NotificationKind }>(
    `select id, kind from notification where account_id = $1 and push_waits and read_at is null order by at, id for update`,
    [accountId],
  )

/** Notes these as shown. @returns them, oldest first */
export async function claimUnpushed(sql: Sql, ids: readonly string[]): Promise<NotificationRow[]> {
  const rows = await sql.rows<StoredRow>(
    `with taken as (update notification set push_waits = false where id = any ($1::uuid[]) returning id)
     select ${columns} from ${tables} where n.id in (select id from taken) order by n.at, n.id`,
    [ids],
  )
  return rows.map(toRow)
}

/** Whose devices and links these are. */
export type Subscriber = { language: Language; userType: UserType }

export const readSubscriber = (sql: Sql, accountId: string): Promise<Subscriber | undefined> =>
  sql.row<Subscriber>(`select language, user_type as "userType" from account where id = $1 and deleted_at is null`, [
    accountId,
  ])

/** Turns the switch of the settings off that a link ends. */
export async function turnOff(sql: Sql, accountId: string, list: MailList): Promise<void> {
  await (list === 'marketing'
    ? sql.row('update account set marketing_notifications = false where id = $1', [accountId])
    : sql.row('update account set other_notifications = false where id = $1', [accountId]))
}

export const readTurnedOff = (sql: Sql, accountId: string): Promise<NotificationChoice[]> =>
  sql.rows<NotificationChoice>('select topic, channel from notification_off where account_id = $1', [accountId])

export async function saveSwitch(
  sql: Sql,
  accountId: string,
  { topic, channel, isOn }: { topic: string; channel: NotificationChannel; isOn: boolean },
): Promise<void> {
  if (isOn)
    await sql.row('delete from notification_off where account_id = $1 and topic = $2 and channel = $3', [
      accountId,
      topic,
      channel,
    ])
  else
    await sql.row(
      'insert into notification_off (account_id, topic, channel) values ($1, $2, $3) on conflict do nothing',
      [accountId, topic, channel],
    )
}
