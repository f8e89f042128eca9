-- What somebody says is wrong with a listing, a person, a review, a message or a booking, and what we found.
create table report (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique generated always as identity (start with 1001),
  reporter_id uuid not null references account,
  kind text not null check (kind in ('listing', 'provider', 'client', 'review', 'message', 'booking')),
  target_id uuid not null,
  -- Whom it is about.
  about_id uuid not null references account,
  provider_id uuid,
  booking_id uuid,
  -- The provider's money waits for the answer: the client of the booking wrote it while it was on its way.
  holds_money boolean not null default false,
  reason text not null check (reason in (
    'inappropriate', 'misleading', 'contact_details', 'safety', 'did_not_turn_up', 'harassment', 'other')),
  comment text not null check (length(comment) <= 500),
  -- What it was about, as its reporter saw it.
  quote text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  answer text,
  constraint report_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id),
  constraint report_booking_whole check ((provider_id is null) = (booking_id is null)),
  constraint report_of_booking check (kind <> 'booking' or booking_id is not null),
  constraint report_holding_booking check (not holds_money or booking_id is not null),
  constraint report_settled_whole check ((settled_at is null) = (answer is null) and answer is distinct from '')
);
create unique index report_open on report (reporter_id, kind, target_id) where settled_at is null;
create index report_waiting on report (created_at) where settled_at is null;
create index report_holding on report (provider_id, booking_id) where settled_at is null and holds_money;
create index report_settled on report (settled_at) where settled_at is not null;
create index report_about on report (about_id);
