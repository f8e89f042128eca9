-- A provider with thousands of slots: what keeps them busy is read once, as one set of times, and held against each slot,
-- where each slot used to look for itself. A slot that somebody has booked looks for itself still: its own bookings don't
-- close it.
create or replace function open_slot(p_provider uuid, p_manual timestamptz, p_automatic timestamptz)
returns table (listing_id uuid, starts_at timestamptz, places int) language sql stable as $$
  with ahead as materialized (
    select tstzrange(least(p_manual, p_automatic), null) as days
  ), busy as materialized (
    select coalesce(range_agg(one.during), '{}') as times
    from (
      select b.during from booking b, ahead
      where b.provider_id = p_provider and b.during && ahead.days and is_active(b.status)
      union all
      select t.during from busy_time t, ahead where t.provider_id = p_provider and t.during && ahead.days
    ) one
  )
  select s.listing_id, s.starts_at, least(s.capacity - s.booked, l.clients - l.booked)
  from busy, slot s join listing l on l.provider_id = s.provider_id and l.id = s.listing_id
  where s.provider_id = p_provider and s.booked < s.capacity and s.removed_at is null
    and (l.clients is null or l.booked < l.clients)
    and s.starts_at >= case l.approval when 'manual' then p_manual else p_automatic end
    and case
      when not s.during && busy.times then true
      when s.booked = 0 then false
      else not exists (
          select 1 from booking b
          where b.provider_id = s.provider_id and b.slot_id <> s.id and b.during && s.during and is_active(b.status))
        and not exists (select 1 from busy_time t where t.provider_id = s.provider_id and t.during && s.during)
      end
$$;
