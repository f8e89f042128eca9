import { soonestStart } from '@ginipig/domain/booking'
import { instant } from '#platform/database/card-columns.ts'
import { at } from '#platform/database/sql.ts'

/** First four values of every query that shows slots: the listing, now, and the earliest start that can still be
 *  taken with each kind of approval. */
export function slotValues(listingId: string, now: number): [string, Date, Date, Date] {
  return [listingId, at(now), at(soonestStart(now, 'manual')), at(soonestStart(now, 'automatic'))]
}

/** What of a provider's active bookings and busy times stands in a slot's way, one look-up a slot: for a few slots. */
const busyNow = `cross join lateral (
    select bool_or(b.slot_id <> s.id) as is_elsewhere,
      bool_or(b.slot_id <> s.id and b.status <> 'pending_payment') as is_settled_elsewhere,
      bool_or(b.slot_id = s.id and b.status = 'pending_payment') as is_held_here
    from booking b
    where b.provider_id = s.provider_id and b.during && s.during
      and is_active(b.status)
  ) booked cross join lateral (
    select booked.is_elsewhere or away.is as is_elsewhere, booked.is_settled_elsewhere or away.is as is_settled_elsewhere,
      booked.is_held_here
    from (select exists (
      select from busy_time t where t.provider_id = s.provider_id and t.during && s.during) as is) away
  ) busy`

/** The contract's Slot over `listing l`, for slots yet to begin. A place can't be taken too close to the start nor
 *  while the provider is busy elsewhere; it may come back where nothing but unpaid holds keeps it.
 *  @param slots - the slots `s` of the listing, each with what makes it `busy` */
const slotColumns = (slots: string) => `
  select s.id, to_char(s.starts_at at time zone l.zone, 'YYYY-MM-DD') as date,
    to_char(s.starts_at at time zone l.zone, 'HH24:MI') as "fromTime",
    to_char(upper(s.during) at time zone l.zone, 'HH24:MI') as "toTime",
    ${instant('s.starts_at')} as "startsAt", ${instant('upper(s.during)')} as "endsAt", s.capacity,
    case when s.starts_at < soon.until or busy.is_elsewhere then 0
      else least(s.capacity - s.booked, l.clients - l.booked) end as availability,
    s.starts_at >= soon.until and not coalesce(busy.is_settled_elsewhere, false)
      and (coalesce(busy.is_elsewhere, false) or s.booked = s.capacity)
      and (s.booked < s.capacity or coalesce(busy.is_held_here, false)) as "isBeingBooked"
  from ${slots}
  cross join lateral (select case l.approval when 'manual' then $3::timestamptz else $4::timestamptz end as until) soon`

/** Visible slots: of a listed listing, in the future. */
const shown = `s.listing_id = l.id and s.removed_at is null and l.status = 'listed' and s.starts_at > $2::timestamptz`

/** The next slots that have room, in order of time. @param condition - on `slot s` and `listing l` */
export const nextSlotsView = (condition: string, limit: number) => `
  select * from (${slotColumns(`slot s ${busyNow}`)}
    where ${shown} and ${condition} order by s.starts_at, s.id
  ) next where availability > 0 limit ${limit}`

/** All slots that begin from `from` on and before `until`, in order of time. The bookings of these days are read once, as one
 *  range: active bookings of a provider never overlap but in one slot (`booking_provider_busy`), so a slot without one of its own
 *  (`booked`) is busy elsewhere where it meets any. Which slots are held comes as an array: a join by slot would be a nested
 *  loop, for the planner takes the days for one row. */
export const slotsView = (from: string, until: string) => `
  with shown as materialized (
    select s.* from slot s where ${shown} and s.starts_at >= ${from} and s.starts_at < ${until}
  ), active as materialized (
    select b.slot_id, b.during, b.status from booking b
    where b.provider_id = l.provider_id and is_active(b.status)
      and b.during && (select tstzrange(min(starts_at), max(upper(during))) from shown)
  ), diary as materialized (
    select range_agg(during) as busy, range_agg(during) filter (where status <> 'pending_payment') as settled,
      array_agg(slot_id) filter (where status = 'pending_payment') as held
    from active
  ), away as materialized (
    select range_agg(t.during) as times from busy_time t
    where t.provider_id = l.provider_id and t.during && (select tstzrange(min(starts_at), max(upper(during))) from shown)
  )
  ${slotColumns(`shown s cross join diary cross join away cross join lateral (
    select s.booked = 0 and s.during && diary.busy or s.during && away.times as is_elsewhere,
      s.booked = 0 and s.during && diary.settled or s.during && away.times as is_settled_elsewhere,
      s.id = any (diary.held) as is_held_here
  ) busy`)}
  order by s.starts_at, s.id`
