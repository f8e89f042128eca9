-- Searches that found nothing and are looked at again for who asked for them; the first thing found is told, and ends it.
create table alert (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references account on delete cascade,
  -- By the contract's AlertSearch.
  search jsonb not null,
  created_at timestamptz not null,
  looked_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at),
  unique (client_id, search)
);
create index alert_looked on alert (looked_at);
create index alert_ended on alert (ends_at);
