-- What a search filters or sorts by stands on the listing itself, where an index can hold it.

-- The provider's stars: their mean with one decimal (null without a review), and their rank in millionths, which weighs how
-- many reviews stand behind it. The formulas are domain's averageRating and rankedRating.
alter table listing add column stars numeric(2, 1), add column rank bigint not null default 0;

create function take_rating() returns trigger language plpgsql as $$
begin
  select round(p.rating_sum / nullif(p.review_count, 0), 1),
    case when p.review_count = 0 then 0 else (p.rating_sum + 32) * 1000000 / (p.review_count + 8) end
  into new.stars, new.rank from provider p where p.id = new.provider_id;
  return new;
end $$;
create trigger listing_rating before insert on listing for each row execute function take_rating();

create function give_rating() returns trigger language plpgsql as $$
begin
  update listing set stars = round(new.rating_sum / nullif(new.review_count, 0), 1),
    rank = case when new.review_count = 0 then 0 else (new.rating_sum + 32) * 1000000 / (new.review_count + 8) end
  where provider_id = new.id;
  return null;
end $$;
create trigger provider_rating after update of rating_sum, review_count on provider
  for each row when ((old.rating_sum, old.review_count) is distinct from (new.rating_sum, new.review_count))
  execute function give_rating();

update listing l set stars = round(p.rating_sum / nullif(p.review_count, 0), 1),
  rank = case when p.review_count = 0 then 0 else (p.rating_sum + 32) * 1000000 / (p.review_count + 8) end
from provider p where p.id = l.provider_id;

drop index provider_rating;
create index listing_rank on listing (rank, id) where status = 'listed' and next_slot_at is not null;
create index listing_stars on listing (stars) where status = 'listed' and next_slot_at is not null;

-- Few are online: whoever asks for them shall not walk past all others.
create index listing_online on listing (next_slot_at, id)
  where status = 'listed' and next_slot_at is not null and type = 'online';

-- Parts of the day with an open slot, by the wall clock of the place: "morning" of any day, "2027-07-10 morning" of one. The
-- hours are those of domain's slotPeriod.
alter table listing add column open_parts text[] not null default '{}';
create index listing_open_parts on listing using gin (open_parts) where status = 'listed' and next_slot_at is not null;

create function day_part(p_time time) returns text language sql immutable as $$
  select case when p_time <= '11:55' then 'morning' when p_time <= '16:55' then 'afternoon' else 'night' end
$$;

create or replace function refresh_room(p_provider uuid, p_manual timestamptz, p_automatic timestamptz)
returns void language sql as $$
  update listing l
  set next_slot_at = room.next_slot_at, places_left = room.places, open_dates = room.dates, open_parts = room.parts
  from (
    select one.id, min(o.starts_at) as next_slot_at,
      coalesce(least(sum(o.places)::int, one.clients - one.booked), 0) as places,
      coalesce(array_agg(distinct h.here::date) filter (where h.here is not null), '{}') as dates,
      coalesce(array_agg(distinct day_part(h.here::time)) filter (where h.here is not null), '{}')
        || coalesce(array_agg(distinct to_char(h.here, 'YYYY-MM-DD ') || day_part(h.here::time))
          filter (where h.here is not null), '{}') as parts
    from listing one left join open_slot(p_provider, p_manual, p_automatic) o on o.listing_id = one.id
      cross join lateral (select o.starts_at at time zone one.zone as here) h
    where one.provider_id = p_provider
    group by one.id
  ) room
  where l.provider_id = p_provider and l.id = room.id
    and (l.next_slot_at, l.places_left, l.open_dates, l.open_parts)
      is distinct from (room.next_slot_at, room.places, room.dates, room.parts)
$$;

-- Listings from before this: as the slots' own rows say; whoever is also busy elsewhere is counted again with their next booking.
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
