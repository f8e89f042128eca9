import { soonestStart } from '@ginipig/domain/booking'
import { at } from '#platform/database/sql.ts'
import { instant } from './columns.sql.ts'

/** First four values of every query that shows slots: the listing, now, and the earliest start that can still be
 *  taken with each kind of approval. */
export function slotValues(listingId: string, now: number): [string, Date, Date, Date] {
  return [listingId, at(now), at(soonestStart(now, 'manual')), at(soonestStart(now, 'automatic'))]
}

/** The contract's Slot over `listing l`, for slots yet to begin. A place can't be taken too close to the start nor
 *  while the provider is busy elsewhere; it may come back where nothing but unpaid holds keeps it. */
export const slotView = (condition: string) => `
  select s.id, to_char(s.starts_at at time zone l.zone, 'YYYY-MM-DD') as date,
    to_char(s.starts_at at time zone l.zone, 'HH24:MI') as "fromTime",
    to_char(upper(s.during) at time zone l.zone, 'HH24:MI') as "toTime",
    ${instant('s.starts_at')} as "startsAt", ${instant('upper(s.during)')} as "endsAt", s.capacity,
    case when s.starts_at < soon.until or busy.is_elsewhere then 0 else s.capacity - s.booked end as availability,
    s.starts_at >= soon.until and not coalesce(busy.is_settled_elsewhere, false)
      and (coalesce(busy.is_elsewhere, false) or s.booked = s.capacity)
      and (s.booked < s.capacity or coalesce(busy.is_held_here, false)) as "isBeingBooked"
  from slot s
  cross join lateral (select case l.approval when 'manual' then $3::timestamptz else $4::timestamptz end as until) soon
  cross join lateral (
    select bool_or(b.slot_id <> s.id) as is_elsewhere,
      bool_or(b.slot_id <> s.id and b.status <> 'pending_payment') as is_settled_elsewhere,
      bool_or(b.slot_id = s.id and b.status = 'pending_payment') as is_held_here
    from booking b
    where b.provider_id = s.provider_id and b.during && s.during
      and is_active(b.status)
  ) busy
  where s.listing_id = l.id and l.status = 'listed' and s.starts_at > $2::timestamptz and ${condition}
  order by s.starts_at, s.id`
