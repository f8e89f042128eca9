-- Who searches a date is shown first who is free first on that date. The first time of each part of a day stands on the listing,
-- by the clock on the wall of its place, beside the dates and the parts; far ahead nothing tells whose comes first but the slots,
-- which are walked in the order of that clock, so it stands on them as well.
alter table slot add column here timestamp;
update slot s set here = s.starts_at at time zone l.zone from listing l where l.provider_id = s.provider_id and l.id = s.listing_id;
create function slot_here() returns trigger language plpgsql as $$
begin
  new.here := lower(new.during) at time zone (
    select zone from listing where provider_id = new.provider_id and id = new.listing_id);
  return new;
end $$;
create trigger slot_here before insert or update of during on slot for each row execute function slot_here();
create index slot_here on slot (here, listing_id) where removed_at is null;

alter table listing add column open_starts timestamp[] not null default '{}';
create or replace function refresh_room(
  p_provider uuid, p_now timestamptz, p_manual timestamptz, p_automatic timestamptz, p_listing uuid default null
) returns void language sql as $$
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
        from listing one left join open_slot(p_provider, p_manual, p_automatic, p_listing) o on o.listing_id = one.id
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

-- As the slots' own rows say; whoever is also busy elsewhere is counted again with their next booking.
update listing l set open_starts = room.starts from (
  select id, array_agg(first order by first) as starts
  from (
    select one.id, min(s.here) as first
    from listing one join slot s on s.provider_id = one.provider_id and s.listing_id = one.id
    where s.starts_at >= one.next_slot_at and s.booked < s.capacity and s.removed_at is null
      and to_char(s.here, 'YYYY-MM-DD ') || day_part(s.here::time) = any (one.open_parts)
    group by one.id, s.here::date, day_part(s.here::time)) parts
  group by id
) room where l.id = room.id;

-- Whether the clock on the wall of a place shows one of these dates (any, where none are told) and one of these parts of the day.
create function is_then(p_here timestamp, p_dates date[], p_parts text[]) returns boolean language sql immutable as $$
  select (p_dates is null or p_here::date = any (p_dates)) and (p_parts is null or day_part(p_here::time) = any (p_parts))
$$;

-- The first that somebody new can take of a listing's slots after a moment, then, and not after an end; null without any. Searches
-- of near dates are planned anew for what they ask; `open_slot` in their midst took longer to plan than to run, here it is planned
-- once a connection.
drop function has_open_slot;
create function first_open_slot(
  p_provider uuid, p_listing uuid, p_zone text, p_manual timestamptz, p_automatic timestamptz, p_after timestamptz,
  p_dates date[], p_parts text[], p_end timestamptz
) returns timestamptz language plpgsql stable cost 10000 as $$
begin
  return (
    select min(o.starts_at) from open_slot(p_provider, p_manual, p_automatic, p_listing) o
    where o.starts_at > p_after and (p_end is null or o.starts_at <= p_end)
      and is_then(o.starts_at at time zone p_zone, p_dates, p_parts));
end $$;
