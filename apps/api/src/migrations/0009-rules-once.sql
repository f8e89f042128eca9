-- The states in which a booking keeps its provider busy: domain's activeStatuses, compared by a test. Inlined where it
-- stands, so the partial indexes on these states serve it.
create function is_active(status text) returns boolean language sql immutable parallel safe
  return status in ('pending_payment', 'requested', 'accepting', 'confirmed');

-- How soon a slot may begin is domain's to say: the earliest start for each kind of approval is given.
drop function refresh_room(uuid, timestamptz);
drop function open_slot(uuid, timestamptz);

-- Slots of a provider that can be taken now: room left, far enough ahead, and the provider not busy elsewhere.
create function open_slot(p_provider uuid, p_manual timestamptz, p_automatic timestamptz)
returns table (listing_id uuid, starts_at timestamptz, places int) language sql stable as $$
  select s.listing_id, s.starts_at, s.capacity - s.booked
  from slot s join listing l on l.provider_id = s.provider_id and l.id = s.listing_id
  where s.provider_id = p_provider and s.booked < s.capacity
    and s.starts_at >= case l.approval when 'manual' then p_manual else p_automatic end
    and not exists (
      select 1 from booking b
      where b.provider_id = s.provider_id and b.slot_id <> s.id and b.during && s.during and is_active(b.status))
$$;

create function refresh_room(p_provider uuid, p_manual timestamptz, p_automatic timestamptz)
returns void language sql as $$
  update listing l
  set next_slot_at = room.next_slot_at, places_left = coalesce(room.places, 0)
  from (
    select one.id, min(o.starts_at) as next_slot_at, sum(o.places)::int as places
    from listing one left join open_slot(p_provider, p_manual, p_automatic) o on o.listing_id = one.id
    where one.provider_id = p_provider
    group by one.id
  ) room
  where l.provider_id = p_provider and l.id = room.id
    and (l.next_slot_at, l.places_left) is distinct from (room.next_slot_at, coalesce(room.places, 0))
$$;
