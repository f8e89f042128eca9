-- What each person was told. One row an event and person: whatever is told by mail, SMS and push besides is queued in the
-- transaction that writes it, so nothing is told twice by any of them. Words and names are not kept: they are put
-- together from what the ids stand for, when they are read.
create table notification (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  kind text not null,
  -- What happened, by a name that is the same however often it is told.
  event text not null,
  at timestamptz not null,
  read_at timestamptz,
  -- Is still to go into a mail with others.
  mail_waits boolean not null default false,
  provider_id uuid,
  booking_id uuid,
  listing_id uuid references listing on delete cascade,
  -- Who did it, where no booking says so.
  person_id uuid references account on delete cascade,
  -- Of what the page shows, where it is no booking.
  page_id uuid,
  -- Whole pence, where a sum is told that the booking doesn't hold.
  amount integer,
  constraint notification_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id),
  check ((provider_id is null) = (booking_id is null)),
  unique (account_id, event)
);
create index notification_account on notification (account_id, at desc, id desc);
create index notification_unread on notification (account_id) where read_at is null;
create index notification_mail on notification (account_id) where mail_waits;
create index notification_at on notification (at);

-- What a person doesn't want to hear by a channel; all else is on.
create table notification_off (
  account_id uuid not null references account on delete cascade,
  topic text not null,
  channel text not null check (channel in ('mail', 'sms', 'push')),
  primary key (account_id, topic, channel)
);

-- That a step of a booking was told stands in `notification` from now on.
insert into notification (account_id, kind, event, at, read_at, provider_id, booking_id)
select case m.reader when 'client' then b.client_id else b.provider_id end,
  k.kind, 'booking.' || m.booking_id || '.' || m.action, m.sent_at, m.sent_at, m.provider_id, m.booking_id
from booking_mail m
  join booking b on b.provider_id = m.provider_id and b.id = m.booking_id
  join (values
    ('request', 'client', 'booking_requested'), ('request', 'provider', 'booking_asked_of_you'),
    ('confirm', 'client', 'booking_booked'), ('confirm', 'provider', 'booking_sold'),
    ('decline', 'client', 'booking_declined'),
    ('expire', 'client', 'booking_expired'), ('expire', 'provider', 'booking_unanswered'),
    ('withdraw', 'provider', 'booking_withdrawn'),
    ('fail_capture', 'client', 'booking_not_paid'), ('fail_capture', 'provider', 'booking_not_paid_for'),
    ('cancel_as_client', 'client', 'booking_you_cancelled'),
    ('cancel_as_client', 'provider', 'booking_client_cancelled'),
    ('cancel_as_provider', 'client', 'booking_provider_cancelled'),
    ('cancel_as_provider', 'provider', 'booking_fee_owed'),
    ('mark_no_show', 'client', 'booking_missed'), ('complete', 'client', 'booking_done'),
    ('release', 'provider', 'booking_released')
  ) k (action, reader, kind) on k.action = m.action and k.reader = m.reader;
drop table booking_mail;
