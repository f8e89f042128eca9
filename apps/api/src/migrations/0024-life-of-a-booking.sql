-- What follows a confirmation: how a booking ended and why, and where its money went.
alter table booking
  add column completed_at timestamptz,
  add column cancel_reason text,
  add column cancel_text text;
update booking b set completed_at = e.at
from booking_event e
where e.provider_id = b.provider_id and e.booking_id = b.id and e.kind = 'completed' and b.status in ('completed', 'released');
create index booking_complete_due on booking (ends_at) where status = 'confirmed';
create index booking_release_due on booking (coalesce(completed_at, ends_at)) where status = 'completed';

-- Refunds, transfers and charges without the client. One thing at a time moves what a card holds or owes.
alter table payment_op
  drop constraint payment_op_kind_check,
  add constraint payment_op_kind_check check (kind in ('create', 'capture', 'void', 'refund', 'transfer', 'charge')),
  -- Not asked of Stripe before this instant: what it refused is asked again later, as a new operation.
  add column not_before timestamptz;
drop index payment_op_one_moving;
create unique index payment_op_one_moving on payment_op (provider_id, booking_id)
  where status = 'pending' and kind in ('capture', 'void', 'charge');

-- What a provider has of a booking that ended, until it is sent to their account: after the time to contest, and once
-- they have an account that can receive it.
create table provider_share (
  provider_id uuid not null,
  booking_id uuid not null,
  amount int not null check (amount > 0),
  currency text not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  primary key (provider_id, booking_id),
  constraint provider_share_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id)
);
create index provider_share_due on provider_share (due_at) where sent_at is null;
