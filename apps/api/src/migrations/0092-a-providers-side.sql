-- A provider's own words about a booking whose money waits for a person's decision, and that they asked to be let off the
-- fee for cancelling it, with what was answered.
alter table booking
  add column side text check (length(side) between 1 and 1000),
  add column side_at timestamptz,
  add column waiver_asked_at timestamptz,
  add column waiver_answer text check (waiver_answer in ('waived', 'kept')),
  add check (num_nulls(side, side_at) in (0, 2)),
  add check (waiver_answer is null or waiver_asked_at is not null);
create index booking_waiver_open on booking (waiver_asked_at)
  where waiver_asked_at is not null and waiver_answer is null;

-- A no-show stands among what is to do until its share goes out.
create index provider_share_waiting on provider_share (provider_id, due_at) where sent_at is null;

-- Why a day is off, what its clients read, which times each is offered (none: the first of each of the soonest days), and
-- whether the fees of it are to be waived.
alter table sick_day_booking
  add column reason text not null default 'illness'
    check (reason in ('illness', 'emergency', 'double_booked', 'premises', 'other')),
  add column words text check (length(words) between 1 and 500),
  add column slot_ids uuid[] check (cardinality(slot_ids) between 1 and 3),
  add column asks_waiver boolean not null default false;
