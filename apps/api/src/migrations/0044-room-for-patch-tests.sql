-- A card's next time and its days are those that a new client can take: they leave the hours that a patch test needs, as
-- the listing's own page does. Places are all that are open: who had their test may come sooner. What was promised too soon
-- the sweep counts anew within a minute.
create function patch_test_time(must_haves jsonb) returns interval language sql immutable
  return make_interval(hours => coalesce((must_haves -> 'patchTest' ->> 'hoursBefore')::int, 0));

drop function refresh_room(uuid, timestamptz, timestamptz);
create function refresh_room(p_provider uuid, p_now timestamptz, p_manual timestamptz, p_automatic timestamptz)
returns void language sql as $$
  update listing l
  set next_slot_at = room.next_slot_at, places_left = room.places, open_dates = room.dates
  from (
    select id, min(starts_at) filter (where is_in_time) as next_slot_at,
      coalesce(least(sum(places)::int, clients - booked), 0) as places,
      coalesce(array_agg(distinct (starts_at at time zone zone)::date) filter (where is_in_time), '{}') as dates
    from (
      select one.id, one.clients, one.booked, one.zone, o.starts_at, o.places,
        o.starts_at > p_now + patch_test_time(one.must_haves) as is_in_time
      from listing one left join open_slot(p_provider, p_manual, p_automatic) o on o.listing_id = one.id
      where one.provider_id = p_provider
    ) open
    group by id, clients, booked
  ) room
  where l.provider_id = p_provider and l.id = room.id
    and (l.next_slot_at, l.places_left, l.open_dates) is distinct from (room.next_slot_at, room.places, room.dates)
$$;
