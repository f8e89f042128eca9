-- What a client is given for each sum that was taken or came back: numbered by its provider, who is the seller, without
-- gaps. Written in the transaction that books the sum; what it says of the seller and the appointment stays as it was then.
create table invoice (
  provider_id uuid not null references provider,
  number int not null check (number > 0),
  id uuid not null unique default gen_random_uuid(),
  booking_id uuid not null,
  txn_id bigint not null,
  issued_at timestamptz not null,
  seller text[] not null,
  treatment text not null,
  starts_at timestamptz not null,
  zone text not null,
  primary key (provider_id, number),
  constraint invoice_txn_key unique (provider_id, txn_id),
  constraint invoice_txn_fkey foreign key (provider_id, txn_id) references ledger_txn (provider_id, id),
  constraint invoice_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id)
);
create index invoice_booking on invoice (provider_id, booking_id);

insert into invoice (provider_id, number, booking_id, txn_id, issued_at, seller, treatment, starts_at, zone)
  select t.provider_id, row_number() over (partition by t.provider_id order by t.id), t.booking_id, t.id, t.at,
    array_remove(array[p.display_name, coalesce(nullif(p.company_name, ''), a.first_name || ' ' || a.last_name), p.address], ''),
    l.title, b.starts_at, l.zone
  from ledger_txn t join booking b on b.provider_id = t.provider_id and b.id = t.booking_id
    join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
    join provider p on p.id = b.provider_id join account a on a.id = b.provider_id
  where t.source_type in ('payment.captured', 'refund.succeeded');
