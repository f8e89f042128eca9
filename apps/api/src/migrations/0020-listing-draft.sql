-- Listings that providers make themselves: drafts, the clients that a listing looks for, honest usual prices, busy times.

-- What a provider has typed; its id is the listing's, of one that is there or is to be.
create table listing_draft (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider on delete cascade,
  typed jsonb not null,
  revision int not null default 1,
  created_at timestamptz not null,
  saved_at timestamptz not null
);
create index listing_draft_provider on listing_draft (provider_id, saved_at desc, id);

alter table listing
  -- Of the whole listing; null: as many as its slots take.
  add column clients int check (clients between 1 and 50),
  -- Clients on all its slots, kept by slot_counts().
  add column booked int not null default 0,
  add column supervised_by text,
  add column photo_ids uuid[] not null default '{}' check (cardinality(photo_ids) <= 4),
  -- Domain's OtherPlace; null: at the provider's own address.
  add column place jsonb,
  add column rrp_evidence text,
  -- A raised usual price, shown once it has stood for 28 days (trust.md §5).
  add column next_rrp int check (next_rrp > rrp),
  add column next_rrp_from timestamptz,
  add column changed_at timestamptz,
  add constraint listing_next_rrp check (num_nulls(next_rrp, next_rrp_from) in (0, 2)),
  add constraint listing_clients check (booked between 0 and clients);
create index listing_next_rrp_due on listing (next_rrp_from) where next_rrp_from is not null;
create index listing_changed on listing (provider_id, changed_at desc, id);

-- Every price that a listing had, as its provider said it and with what shows it.
create table price_history (
  id bigint primary key generated always as identity,
  provider_id uuid not null,
  listing_id uuid not null,
  rrp int not null,
  price int not null,
  evidence text,
  at timestamptz not null,
  foreign key (provider_id, listing_id) references listing (provider_id, id)
);
create index price_history_listing on price_history (provider_id, listing_id, at);
create trigger price_history_append_only before update or delete on price_history
  for each row execute function append_only();
insert into price_history (provider_id, listing_id, rrp, price, at)
  select provider_id, id, rrp, price, listed_at from listing where status <> 'draft';

update listing l set changed_at = listed_at, booked = coalesce(taken.booked, 0)
  from (select one.id, (select sum(s.booked)::int from slot s where s.listing_id = one.id) as booked from listing one) taken
  where taken.id = l.id;
alter table listing alter changed_at set not null, alter changed_at set default now();

-- A start taken back after somebody had asked for it: their booking still points at it.
alter table slot add column removed_at timestamptz;

-- No more clients than a listing looks for: whoever takes a place on a slot takes one of the listing.
create function slot_counts() returns trigger language plpgsql as $$
begin
  update listing set booked = booked + new.booked - old.booked where id = new.listing_id;
  return null;
end $$;
create trigger slot_counts after update of booked on slot
  for each row when (new.booked <> old.booked) execute function slot_counts();
create function slot_begins() returns trigger language plpgsql as $$
begin
  update listing set booked = booked + new.booked where id = new.listing_id;
  return null;
end $$;
create trigger slot_begins after insert on slot for each row when (new.booked > 0) execute function slot_begins();

-- Times at which a provider is not there for clients: blocked by hand, or read from another calendar.
create table busy_time (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider on delete cascade,
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  -- The provider's own words for a time they blocked.
  note text not null default '',
  created_at timestamptz not null
);
create index busy_time_provider on busy_time using gist (provider_id, during);

create or replace function open_slot(p_provider uuid, p_manual timestamptz, p_automatic timestamptz)
returns table (listing_id uuid, starts_at timestamptz, places int) language sql stable as $$
  select s.listing_id, s.starts_at, least(s.capacity - s.booked, l.clients - l.booked)
  from slot s join listing l on l.provider_id = s.provider_id and l.id = s.listing_id
  where s.provider_id = p_provider and s.booked < s.capacity and s.removed_at is null
    and (l.clients is null or l.booked < l.clients)
    and s.starts_at >= case l.approval when 'manual' then p_manual else p_automatic end
    and not exists (
      select 1 from booking b
      where b.provider_id = s.provider_id and b.slot_id <> s.id and b.during && s.during and is_active(b.status))
    and not exists (select 1 from busy_time t where t.provider_id = s.provider_id and t.during && s.during)
$$;

create or replace function refresh_room(p_provider uuid, p_manual timestamptz, p_automatic timestamptz)
returns void language sql as $$
  update listing l
  set next_slot_at = room.next_slot_at, places_left = room.places, open_dates = room.dates
  from (
    select one.id, min(o.starts_at) as next_slot_at,
      coalesce(least(sum(o.places)::int, one.clients - one.booked), 0) as places,
      coalesce(array_agg(distinct (o.starts_at at time zone one.zone)::date) filter (where o.starts_at is not null), '{}') as dates
    from listing one left join open_slot(p_provider, p_manual, p_automatic) o on o.listing_id = one.id
    where one.provider_id = p_provider
    group by one.id
  ) room
  where l.provider_id = p_provider and l.id = room.id
    and (l.next_slot_at, l.places_left, l.open_dates) is distinct from (room.next_slot_at, room.places, room.dates)
$$;
