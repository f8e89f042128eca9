-- What a client and a provider write to each other. One thread for each two people, named outside by the other's account.
create table thread (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references account,
  provider_id uuid not null references provider,
  -- Of its last entry; taken under the lock of this row, so that entries have one order.
  last_number int not null default 0,
  created_at timestamptz not null,
  constraint thread_once unique (provider_id, client_id)
);
create index thread_client on thread (client_id);

-- The thread as each of its two people has it. Numbers are of entries.
create table thread_side (
  thread_id uuid not null references thread on delete cascade,
  account_id uuid not null references account,
  side text not null check (side in ('client', 'provider')),
  delivered int not null default 0,
  read int not null default 0,
  -- Up to here they took everything away, for themselves.
  cleared int not null default 0,
  -- Up to here they were told by mail.
  mailed int not null default 0,
  -- When this person shut the other out.
  blocked_at timestamptz,
  -- Of the last entry that they can see; null where the thread is not in their list.
  shown_at timestamptz,
  primary key (thread_id, account_id),
  constraint thread_side_once unique (thread_id, side)
);
create index thread_side_list on thread_side (account_id, shown_at desc, thread_id desc) where shown_at is not null;

create table message (
  thread_id uuid not null references thread on delete cascade,
  number int not null check (number > 0),
  sender text not null check (sender in ('client', 'provider', 'booking')),
  -- The name that its author's app gave it: sent twice, it is there once.
  key uuid,
  text text not null default '',
  photo_id uuid references photo on delete set null,
  -- A step of a booking of the two.
  event_id bigint references booking_event,
  -- Written to somebody who had shut its author out: only the author sees it, now and later.
  is_withheld boolean not null default false,
  sent_at timestamptz not null,
  primary key (thread_id, number),
  constraint message_of_somebody check ((sender = 'booking') = (event_id is not null) and (sender = 'booking') = (key is null))
);
create unique index message_once on message (thread_id, sender, key) where key is not null;
create unique index message_event on message (event_id) where event_id is not null;
create index message_photo on message (photo_id) where photo_id is not null;
create index message_old on message (sent_at);
