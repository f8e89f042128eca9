-- What is open of a provider was looked up again for each of their listings, since the function is inlined into the join: a
-- hundred listings took longer than a statement may, under the provider's lock. It is looked up once.
create or replace function refresh_room(
  p_provider uuid, p_now timestamptz, p_manual timestamptz, p_automatic timestamptz, p_listing uuid default null
) returns void language sql as $$
  with slots as materialized (
    select * from open_slot(p_provider, p_manual, p_automatic, p_listing)
  )
  update listing l
  set next_slot_at = room.next_slot_at, places_left = room.places, open_dates = room.dates, open_parts = room.parts,
    open_starts = room.starts
  from (
    select id, min(starts_at) as next_slot_at, coalesce(least(sum(places)::int, clients - booked), 0) as places,
      coalesce(array_agg(distinct here::date) filter (where here is not null), '{}') as dates,
      coalesce(array_agg(distinct part) filter (where here is not null), '{}')
        || coalesce(array_agg(distinct to_char(here, 'YYYY-MM-DD ') || part) filter (where here is not null), '{}') as parts,
      coalesce(array_agg(here order by here) filter (where here is not null), '{}') as starts
    from (
      select id, clients, booked, day_part(here::time) as part, sum(places) as places,
        min(starts_at) filter (where is_in_time) as starts_at, min(here) filter (where is_in_time) as here
      from (
        select one.id, one.clients, one.booked, o.starts_at, o.places, o.starts_at at time zone one.zone as here,
          o.starts_at > p_now + patch_test_time(one.must_haves) as is_in_time
        from listing one left join slots o on o.listing_id = one.id
        where one.provider_id = p_provider and (p_listing is null or one.id = p_listing)
      ) open
      group by id, clients, booked, here::date, day_part(here::time)
    ) parts
    group by id, clients, booked
  ) room
  where l.provider_id = p_provider and l.id = room.id
    and (l.next_slot_at, l.places_left, l.open_dates, l.open_parts, l.open_starts)
      is distinct from (room.next_slot_at, room.places, room.dates, room.parts, room.starts)
$$;
