-- Reading what many have: each order, filter and count of a list finds its rows by an index, whatever the size.

-- A provider's busy times in the order in which they are asked for: by time. With the slot in second place, which is a
-- random id, each look-up read every active booking of the provider.
alter table booking
  drop constraint booking_provider_busy,
  add constraint booking_provider_busy exclude using gist (provider_id with =, during with &&, slot_id with <>)
    where (status in ('pending_payment', 'requested', 'accepting', 'confirmed'));

-- A provider's lists: the few that are open by their start, and the many behind them by their end, counted without their
-- rows. The states are those of domain's providerTab; a test sees that each list is read by these.
create index booking_provider_open on booking (provider_id, starts_at, id)
  where requested_at is not null and status in ('requested', 'accepting', 'confirmed', 'completed');
create index booking_provider_past on booking (provider_id, least(ended_at, starts_at), id)
  where requested_at is not null and status in (
    'released', 'declined', 'expired', 'withdrawn', 'cancelled_by_client', 'cancelled_by_provider', 'cancelled_unpaid', 'no_show');

-- Orders of a search, of all categories: a category is some steps of the same walk, and every index more is written by each
-- booking, since the soonest slot stands in all of them. The one that most searches walk holds what they filter by.
drop index listing_all_soonest;
create index listing_all_soonest on listing (next_slot_at, id)
  include (category, subcategories, purpose, level, type, approval, price, town, outward_postcode, provider_id)
  where status = 'listed' and next_slot_at is not null;
create index listing_newest on listing (listed_at, id) where status = 'listed' and next_slot_at is not null;
create index listing_all_price on listing (price, id) where status = 'listed' and next_slot_at is not null;
create index listing_saving on listing (((rrp - price)::bigint * 1000000 / rrp), id)
  where status = 'listed' and next_slot_at is not null;
create index provider_rating on provider (
  ((case when review_count = 0 then 0 else (rating_sum + 32) * 1000000 / (review_count + 8) end)::bigint));

-- Filters that few listings pass.
create index listing_town on listing (lower(town) text_pattern_ops) where status = 'listed' and next_slot_at is not null;
create index listing_outward on listing (lower(outward_postcode) text_pattern_ops)
  where status = 'listed' and next_slot_at is not null;
create statistics listing_place on lower(town), lower(outward_postcode) from listing;
create index listing_subcategories on listing using gin (subcategories) where status = 'listed' and next_slot_at is not null;
create index provider_name on provider (lower(display_name) text_pattern_ops);

-- The dates of the place with an open slot: a search for a date is a look into an index, not into each listing's slots.
alter table listing add column open_dates date[] not null default '{}';
create index listing_open_dates on listing using gin (open_dates) where status = 'listed' and next_slot_at is not null;

create or replace function refresh_room(p_provider uuid, p_manual timestamptz, p_automatic timestamptz)
returns void language sql as $$
  update listing l
  set next_slot_at = room.next_slot_at, places_left = room.places, open_dates = room.dates
  from (
    select one.id, min(o.starts_at) as next_slot_at, coalesce(sum(o.places)::int, 0) as places,
      coalesce(array_agg(distinct (o.starts_at at time zone one.zone)::date) filter (where o.starts_at is not null), '{}') as dates
    from listing one left join open_slot(p_provider, p_manual, p_automatic) o on o.listing_id = one.id
    where one.provider_id = p_provider
    group by one.id
  ) room
  where l.provider_id = p_provider and l.id = room.id
    and (l.next_slot_at, l.places_left, l.open_dates) is distinct from (room.next_slot_at, room.places, room.dates)
$$;

-- Listings from before this: the notice is domain's to say, and whoever's soonest slot is nearer than it is counted again by
-- the next sweep.
update listing l set open_dates = room.dates from (
  select s.listing_id, array_agg(distinct (s.starts_at at time zone one.zone)::date) as dates
  from slot s join listing one on one.id = s.listing_id
  where s.starts_at >= one.next_slot_at and s.booked < s.capacity and not exists (
    select 1 from booking b
    where b.provider_id = s.provider_id and b.slot_id <> s.id and b.during && s.during and is_active(b.status))
  group by 1
) room where l.id = room.listing_id;
