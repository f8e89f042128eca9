import { type BookingSide, heldStatuses } from '@ginipig/domain/booking'
import { publicListingStatuses } from '@ginipig/domain/listing'
import { acceptedStatuses } from '@ginipig/domain/message'
import type { ReportKind } from '@ginipig/domain/report'
import { oneOf } from '#platform/database/one-of.ts'
import type { Sql } from '#platform/database/sql.ts'

/** What can be reported, and whose it is. `is_held`: the provider's money of the booking is still on its way, and the
 *  reader paid it. `knows`: the reader can block whom it is about. `is_open`: they may read contact details. */
export type TargetRow = {
  about_id: string
  provider_id: string | null
  booking_id: string | null
  quote: string
  by: string | null
  first_name: string
  knows: boolean
  is_held: boolean
  is_open: boolean
}

type Named = TargetRow & { by: string }
type OfBooking = TargetRow & { provider_id: string; booking_id: string }

export type Reader = { accountId: string; side: BookingSide }

const isHere = 'a.suspended_at is null and a.deleted_at is null'

const listing = `
  select l.provider_id as about_id, null::uuid as provider_id, null::uuid as booking_id, l.title as quote,
    p.display_name as by, a.first_name, $3::text = 'client' as knows, false as is_held, true as is_open
  from listing l join provider p on p.id = l.provider_id join account a on a.id = p.id
  where l.id = $1 and $2::uuid is distinct from l.provider_id and l.status in ${oneOf(publicListingStatuses)}`

const provider = `
  select p.id as about_id, null::uuid as provider_id, null::uuid as booking_id, p.display_name as quote,
    null::text as by, a.first_name, $3::text = 'client' as knows, false as is_held, true as is_open
  from provider p join account a on a.id = p.id
  where p.id = $1 and $2::uuid is distinct from p.id and ${isHere}`

/** Of clients a provider knows those who wrote or booked. */
const client = `
  select a.id as about_id, null::uuid as provider_id, null::uuid as booking_id,
    trim(a.first_name || ' ' || left(a.last_name, 1)) as quote, null::text as by, a.first_name, true as knows,
    false as is_held, true as is_open
  from account a
  where a.id = $1 and a.user_type = 'user' and $3::text = 'provider' and (
    exists (select from thread t where t.provider_id = $2::uuid and t.client_id = a.id)
    or exists (select from booking b where b.provider_id = $2::uuid and b.client_id = a.id and b.requested_at is not null))`

const review = `
  select r.client_id as about_id, r.provider_id, r.booking_id, coalesce(r.comment, l.title) as quote,
    a.first_name as by, a.first_name, false as knows, false as is_held, true as is_open
  from shown_review r
    join account a on a.id = r.client_id
    join listing l on l.provider_id = r.provider_id and l.id = r.listing_id
  where r.id = $1 and $2::uuid is distinct from r.client_id`

const booking = `
  select case when b.client_id = $2::uuid then b.provider_id else b.client_id end as about_id, b.provider_id,
    b.id as booking_id, b.reference || ', ' || l.title as quote,
    case when b.client_id = $2::uuid then p.display_name else trim(a.first_name || ' ' || left(a.last_name, 1)) end as by,
    a.first_name, true as knows,
    b.client_id = $2::uuid and (b.status in ${oneOf(heldStatuses)} or (b.status = 'no_show' and exists (
      select from provider_share s
      where s.provider_id = b.provider_id and s.booking_id = b.id and s.sent_at is null))) as is_held,
    true as is_open
  from booking b
    join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
    join provider p on p.id = b.provider_id
    join account a on a.id = case when b.client_id = $2::uuid then b.provider_id else b.client_id end
  where b.id = $1 and b.requested_at is not null and case $3::text
    when 'client' then b.client_id = $2::uuid when 'provider' then b.provider_id = $2::uuid else false end`

/** What the other of a thread wrote, as far as the reader can see it. */
const message = `
  select a.id as about_id, null::uuid as provider_id, null::uuid as booking_id, m.text as quote,
    coalesce(p.display_name, a.first_name) as by, a.first_name, true as knows, false as is_held,
    exists (select from booking b
      where b.provider_id = t.provider_id and b.client_id = t.client_id and b.status = any ($4::text[])) as is_open
  from thread_side mine
    join thread t on t.id = mine.thread_id
    join thread_side theirs on theirs.thread_id = t.id and theirs.account_id <> mine.account_id
    join message m on m.thread_id = t.id and m.sender = theirs.side and m.key = $1
    join account a on a.id = theirs.account_id
    left join provider p on p.id = a.id
  where mine.account_id = $2::uuid and mine.side = $3::text and m.number > mine.cleared and not m.is_withheld
  order by m.sent_at limit 1`

/** Undefined for what the reader can't see. @param reader - undefined for a visitor */
export async function readTarget(
  sql: Sql,
  kind: ReportKind,
  id: string,
  reader: Reader | undefined,
): Promise<TargetRow | undefined> {
  const asked = [id, reader?.accountId ?? null, reader?.side ?? null]
  switch (kind) {
    case 'listing':
      return sql.row<Named>(listing, asked)
    case 'provider':
      return sql.row<TargetRow>(provider, asked)
    case 'client':
      return sql.row<TargetRow>(client, asked)
    case 'review':
      return sql.row<Named & OfBooking>(review, [id, reader?.accountId ?? null])
    case 'booking':
      return sql.row<OfBooking>(booking, asked)
    case 'message':
      return sql.row<TargetRow>(message, [...asked, acceptedStatuses])
  }
}
