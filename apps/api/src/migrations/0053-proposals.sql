-- Other times for a booking: proposed by its provider, or a late wish of its client. One at a time waits for an answer.
create table booking_proposal (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null,
  booking_id uuid not null,
  made_by text not null check (made_by in ('client', 'provider')),
  -- What becomes of a confirmed booking of which no time was taken.
  otherwise text not null check (otherwise in ('stays', 'cancels')),
  -- The provider's words to the client.
  note text not null default '',
  created_at timestamptz not null,
  answer_by timestamptz not null check (answer_by > created_at),
  outcome text check (outcome in ('taken', 'refused', 'withdrawn', 'lapsed', 'overtaken')),
  ended_at timestamptz,
  check (num_nulls(outcome, ended_at) in (0, 2)),
  unique (provider_id, id),
  constraint booking_proposal_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id)
);
create unique index booking_proposal_open on booking_proposal (provider_id, booking_id) where ended_at is null;
create index booking_proposal_due on booking_proposal (answer_by) where ended_at is null;

-- A time that is held for an answer is a busy time: it keeps everybody out as any other does, under the same lock.
alter table busy_time
  add column proposal_id uuid,
  add column slot_id uuid,
  add check (num_nulls(proposal_id, slot_id) in (0, 2) and (proposal_id is null or calendar_id is null)),
  add constraint busy_time_proposal_fkey foreign key (provider_id, proposal_id) references booking_proposal (provider_id, id);
create unique index busy_time_proposed on busy_time (proposal_id, slot_id) where proposal_id is not null;
