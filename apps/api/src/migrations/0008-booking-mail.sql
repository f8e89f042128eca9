-- Which mails about a booking's steps went out: each goes out once, however often its job runs.
create table booking_mail (
  provider_id uuid not null,
  booking_id uuid not null,
  action text not null,
  reader text not null check (reader in ('client', 'provider')),
  sent_at timestamptz not null,
  primary key (provider_id, booking_id, action, reader),
  constraint booking_mail_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id)
);

-- Files that went along with a mail: {name, type, text}.
alter table local_message add column files jsonb not null default '[]';
