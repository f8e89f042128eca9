-- The parts of the day and the hours that a patch test needs, together: 0044 and 0059 each made a `refresh_room` of their
-- own, and only one was called.
drop function if exists refresh_room(uuid, timestamptz, timestamptz);
create or replace function refresh_room(
  p_provider uuid, p_now timestamptz, p_manual timestamptz, p_automatic timestamptz
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
      from listing one left join open_slot(p_provider, p_manual, p_automatic) o on o.listing_id = one.id
      where one.provider_id = p_provider
    ) open
    group by id, clients, booked
  ) room
  where l.provider_id = p_provider and l.id = room.id
    and (l.next_slot_at, l.places_left, l.open_dates, l.open_parts)
      is distinct from (room.next_slot_at, room.places, room.dates, room.parts)
$$;

-- What was counted between the two is counted anew by the next booking, or here.
update listing l set open_parts = room.parts from (
  select h.id, array_agg(distinct day_part(h.here::time))
    || array_agg(distinct to_char(h.here, 'YYYY-MM-DD ') || day_part(h.here::time)) as parts
  from (
    select one.id, s.starts_at at time zone one.zone as here
    from listing one join slot s on s.listing_id = one.id
    where s.starts_at >= one.next_slot_at and s.booked < s.capacity and s.removed_at is null
      and (s.starts_at at time zone one.zone)::date = any (one.open_dates)) h
  group by h.id
) room where l.id = room.id;
