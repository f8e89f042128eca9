-- Who waits for a time of a listing, in the order in which they came. A time that comes free is held for the first of
-- them by an ordinary hold (decision 0067): nothing about an offer is kept here.
create table waitlist_entry (
  client_id uuid not null references account on delete cascade,
  provider_id uuid not null,
  listing_id uuid not null,
  -- At the listing's place; null for any day.
  day date,
  since timestamptz not null,
  ends_at timestamptz not null check (ends_at > since),
  primary key (client_id, listing_id),
  constraint waitlist_entry_listing_fkey foreign key (provider_id, listing_id) references listing (provider_id, id) on delete cascade
);
create index waitlist_entry_line on waitlist_entry (provider_id, listing_id, since);
create index waitlist_entry_ended on waitlist_entry (ends_at);
