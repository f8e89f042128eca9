-- What a provider who can't work a day does about each of its bookings. Written with the click, carried out by a job.
create table sick_day_booking (
  provider_id uuid not null,
  booking_id uuid not null,
  -- At the booking's place. One that moved may meet another such day.
  day date not null,
  choice text not null check (choice in ('offer', 'refund')),
  created_at timestamptz not null,
  outcome text check (outcome in ('offered', 'cancelled', 'declined', 'over')),
  done_at timestamptz,
  -- Why it is not done yet.
  problem text check (problem in ('payment_busy', 'booking_state')),
  check (num_nulls(outcome, done_at) in (0, 2) and (done_at is null or problem is null)),
  primary key (provider_id, booking_id, day),
  constraint sick_day_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id)
);
create index sick_day_booking_undone on sick_day_booking (created_at) where done_at is null;
