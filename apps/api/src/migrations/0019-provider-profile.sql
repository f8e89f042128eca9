-- What a provider fills in, step by step; `provider`, the page that everybody sees, is made of it when it is finished.
create table provider_profile (
  account_id uuid primary key references account on delete cascade,
  postcode text,
  building text,
  street text,
  town text,
  county text,
  country text,
  shows_company_name boolean,
  services jsonb,
  display_name text,
  bio text,
  updated_at timestamptz not null,
  constraint provider_profile_details check (
    num_nulls(postcode, building, street, town, county, country, shows_company_name) in (0, 7)),
  constraint provider_profile_about check (num_nulls(display_name, bio) in (0, 2))
);

-- Pages that are there already.
insert into provider_profile (account_id, display_name, bio, updated_at)
  select id, display_name, bio, now() from provider where bio <> '';

-- Work that a provider shows: on the page once an operator has said yes (spec §4).
create table portfolio_photo (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  photo_id uuid not null unique references photo on delete cascade,
  position int not null,
  status text not null default 'awaiting' check (status in ('awaiting', 'approved', 'refused')),
  refused_because text,
  decided_at timestamptz,
  created_at timestamptz not null
);
create index portfolio_photo_account on portfolio_photo (account_id, position);
create index portfolio_photo_awaiting on portfolio_photo (created_at) where status = 'awaiting';
