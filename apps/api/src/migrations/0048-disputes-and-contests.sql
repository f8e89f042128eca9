-- A client's bank takes a payment back, or tries to: one dispute a charge, in Stripe's own words.
alter table payment
  add column stripe_dispute text unique,
  add column dispute_status text,
  add column dispute_reason text,
  add column dispute_amount int check (dispute_amount >= 0),
  add column dispute_due_by timestamptz;
create index payment_disputed on payment (dispute_status) where dispute_status is not null;

alter table booking
  -- How its money stood when it was disputed: it stands so again once that is over.
  add column payment_before_dispute text,
  -- When its client was said not to have come, and whether they said otherwise.
  add column no_show_at timestamptz,
  add column contest text check (contest in ('open', 'decided'));
update booking b set no_show_at = e.at
from booking_event e
where e.provider_id = b.provider_id and e.booking_id = b.id and e.kind = 'no_show' and b.status = 'no_show';
create index booking_contest_open on booking (no_show_at) where contest = 'open';
