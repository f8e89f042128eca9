-- Whether somebody new can take one of a listing's slots after a moment, on one of these dates (of all, where none are told), in
-- one of these parts of the day by the place's clock, and not after an end. Searches of near dates are planned anew for what they
-- ask; `open_slot` in their midst took longer to plan than to run, here it is planned once a connection.
create function has_open_slot(
  p_provider uuid, p_listing uuid, p_zone text, p_manual timestamptz, p_automatic timestamptz, p_after timestamptz,
  p_dates date[], p_end timestamptz, p_from time[], p_until time[]
) returns boolean language plpgsql stable cost 10000 as $$
begin
  return exists (
    select 1 from open_slot(p_provider, p_manual, p_automatic) o
    where o.listing_id = p_listing and o.starts_at > p_after
      and (p_dates is null or (o.starts_at at time zone p_zone)::date = any (p_dates))
      and (p_end is null or o.starts_at <= p_end)
      and exists (select 1 from unnest(p_from, p_until) part (since, till)
        where (o.starts_at at time zone p_zone)::time between part.since and part.till));
end $$;
