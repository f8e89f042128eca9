-- "Today in Leeds", "online tomorrow": as many are free then as are in the place, and each alone was read for the other. In one index
-- only what has both is, as a subcategory and a part of the day are.
drop index listing_open_dates;
drop index listing_open_parts;
drop index listing_subcategories;
create index listing_free on listing using gin (open_dates, open_parts, subcategories, lower(outward_postcode), type)
  where status = 'listed' and next_slot_at is not null;

-- Whether a slot is free that nobody's booking closes is dear to tell; where none is left then at all, its own row says so.
create or replace function first_open_slot(
  p_provider uuid, p_listing uuid, p_zone text, p_manual timestamptz, p_automatic timestamptz, p_after timestamptz,
  p_dates date[], p_parts text[], p_end timestamptz
) returns timestamptz language plpgsql stable cost 10000 as $$
begin
  if not exists (
    select from slot s
    where s.listing_id = p_listing and s.starts_at >= greatest(p_after, least(p_manual, p_automatic))
      and (p_end is null or s.starts_at <= p_end) and s.booked < s.capacity and s.removed_at is null
      and is_then(s.here, p_dates, p_parts)) then
    return null;
  end if;
  return (
    select min(o.starts_at) from open_slot(p_provider, p_manual, p_automatic, p_listing) o
    where o.starts_at > p_after and (p_end is null or o.starts_at <= p_end)
      and is_then(o.starts_at at time zone p_zone, p_dates, p_parts));
end $$;
