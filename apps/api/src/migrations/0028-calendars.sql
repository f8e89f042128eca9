-- A provider's other calendars, which are read, and the link under which others read theirs.

create table outside_calendar (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider on delete cascade,
  name text not null,
  -- Whoever has the address may read the calendar: sealed, and marked so that the same one isn't added twice.
  sealed_address bytea not null,
  address_mark bytea not null,
  host text not null,
  -- What its server calls the version that was read last.
  etag text,
  last_modified text,
  read_at timestamptz,
  -- Domain's CalendarProblem.
  problem text check (problem in ('private_address', 'not_found', 'locked', 'moved_too_often', 'unreachable', 'too_slow',
    'too_large', 'not_a_calendar', 'too_much')),
  failing_since timestamptz,
  failures int not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  unique (provider_id, id),
  unique (provider_id, address_mark),
  check (num_nulls(problem, failing_since) in (0, 2))
);
create index outside_calendar_due on outside_calendar (due_at);

-- Null: blocked by hand.
alter table busy_time
  add column calendar_id uuid,
  add constraint busy_time_calendar_fkey foreign key (provider_id, calendar_id)
    references outside_calendar (provider_id, id) on delete cascade;
create index busy_time_calendar on busy_time (calendar_id) where calendar_id is not null;

create table diary_feed (
  provider_id uuid primary key references provider on delete cascade,
  token_hash bytea not null unique,
  made_at timestamptz not null
);
