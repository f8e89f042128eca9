-- A listing that is published changes its own room alone: its slots close nobody's. Its provider's thousands of others were
-- counted with it, inside the transaction that publishes.
drop function open_slot(uuid, timestamptz, timestamptz);
create function open_slot(
  p_provider uuid, p_manual timestamptz, p_automatic timestamptz, p_listing uuid default null
) returns table (listing_id uuid, starts_at timestamptz, places int) language sql stable as $$
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
  where s.provider_id = p_provider and (p_listing is null or s.listing_id = p_listing)
    and s.booked < s.capacity and s.removed_at is null
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

drop function refresh_room(uuid, timestamptz, timestamptz, timestamptz);
create function refresh_room(
  p_provider uuid, p_now timestamptz, p_manual timestamptz, p_automatic timestamptz, p_listing uuid default null
) returns void language sql as $$
  update listing l
  set next_slot_at = room.next_slot_at, places_left = room.places, open_dates = room.dates, open_parts = room.parts
  from (
    select id, min(starts_at) filter (where is_in_time) as next_slot_at,
      coalesce(least(sum(places)::int, clients - booked), 0) as places,
      coalesce(array_agg(distinct here::date) filter (where is_in_time), '{}') as dates,
      coalesce(array_agg(distinct day_part(here::time)) filter (where is_in_time), '{}')
        || coalesce(array_agg(distinct to_char(here, 'YYYY-MM-DD ') || day_part(here::time))
          filter (where is_in_time), '{}') as parts
    from (
      select one.id, one.clients, one.booked, o.starts_at, o.places, o.starts_at at time zone one.zone as here,
        o.starts_at > p_now + patch_test_time(one.must_haves) as is_in_time
      from listing one left join open_slot(p_provider, p_manual, p_automatic, p_listing) o on o.listing_id = one.id
      where one.provider_id = p_provider and (p_listing is null or one.id = p_listing)
    ) open
    group by id, clients, booked
  ) room
  where l.provider_id = p_provider and l.id = room.id
    and (l.next_slot_at, l.places_left, l.open_dates, l.open_parts)
      is distinct from (room.next_slot_at, room.places, room.dates, room.parts)
$$;
