-- What a client saved to come back to: treatments and people. Nobody else reads whose they are.
create table favourite_listing (
  client_id uuid not null references account on delete cascade,
  listing_id uuid not null references listing on delete cascade,
  saved_at timestamptz not null,
  primary key (client_id, listing_id)
);
-- How often a listing is saved, and what goes with it.
create index favourite_listing_listing on favourite_listing (listing_id);

create table favourite_provider (
  client_id uuid not null references account on delete cascade,
  provider_id uuid not null references provider on delete cascade,
  saved_at timestamptz not null,
  primary key (client_id, provider_id)
);
create index favourite_provider_provider on favourite_provider (provider_id);
