-- Every row of a provider's diary and money names the provider, and every key that crosses tables carries it: a slot
-- can't hang on another provider's listing, nor a review, an event, a charge or a posting on another provider's booking.
-- A set of providers can one day move to a database of its own without touching a row (docs/scale.md).
alter table listing add constraint listing_of unique (provider_id, id);
alter table slot add constraint slot_of unique (provider_id, id);
alter table booking add constraint booking_of unique (provider_id, id);

alter table slot
  drop constraint slot_once,
  add constraint slot_once unique (provider_id, listing_id, during),
  drop constraint slot_listing_id_fkey,
  add constraint slot_listing_fkey foreign key (provider_id, listing_id) references listing (provider_id, id);

alter table booking
  drop constraint booking_reference_key,
  add constraint booking_reference_key unique (provider_id, reference),
  drop constraint booking_listing_id_fkey,
  add constraint booking_listing_fkey foreign key (provider_id, listing_id) references listing (provider_id, id);
-- Support looks one up without knowing the provider.
create index booking_reference on booking (reference);
drop index booking_once;
create unique index booking_once on booking (provider_id, slot_id, client_id)
  where status in ('pending_payment', 'requested', 'accepting', 'confirmed');

alter table review
  drop constraint review_booking_id_key,
  add constraint review_once unique (provider_id, booking_id),
  drop constraint review_booking_id_fkey,
  add constraint review_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id),
  drop constraint review_listing_id_fkey,
  add constraint review_listing_fkey foreign key (provider_id, listing_id) references listing (provider_id, id);

-- The five tables that hung on a booking alone. What is append-only is written to this once.
alter table booking_event disable trigger booking_event_append_only;
alter table ledger_txn disable trigger ledger_txn_append_only;
alter table ledger_entry disable trigger ledger_entry_append_only;
alter table booking_event add column provider_id uuid;
alter table payment add column provider_id uuid;
alter table payment_op add column provider_id uuid;
alter table ledger_txn add column provider_id uuid;
alter table ledger_entry add column provider_id uuid;
update booking_event e set provider_id = b.provider_id from booking b where b.id = e.booking_id;
update payment p set provider_id = b.provider_id from booking b where b.id = p.booking_id;
update payment_op o set provider_id = b.provider_id from booking b where b.id = o.booking_id;
update ledger_txn t set provider_id = b.provider_id from booking b where b.id = t.booking_id;
update ledger_entry e set provider_id = t.provider_id from ledger_txn t where t.id = e.txn_id;
set constraints all immediate;
alter table booking_event enable trigger booking_event_append_only;
alter table ledger_txn enable trigger ledger_txn_append_only;
alter table ledger_entry enable trigger ledger_entry_append_only;

alter table booking_event
  alter provider_id set not null,
  drop constraint booking_event_booking_id_fkey,
  add constraint booking_event_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id);

alter table payment
  alter provider_id set not null,
  add constraint payment_of unique (provider_id, id),
  drop constraint payment_booking_id_fkey,
  add constraint payment_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id),
  drop constraint payment_stripe_payment_intent_key,
  add constraint payment_stripe_payment_intent_key unique (provider_id, stripe_payment_intent);
-- Charges made before Stripe was told the provider are found by their intent alone.
create index payment_intent on payment (stripe_payment_intent);
drop index payment_one_at_request;
create unique index payment_one_at_request on payment (provider_id, booking_id)
  where kind in ('deposit', 'full') and status <> 'canceled';

alter table payment_op
  alter provider_id set not null,
  drop constraint payment_op_booking_id_fkey,
  add constraint payment_op_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id),
  drop constraint payment_op_payment_id_fkey,
  add constraint payment_op_payment_fkey foreign key (provider_id, payment_id) references payment (provider_id, id);
drop index payment_op_one_moving;
create unique index payment_op_one_moving on payment_op (provider_id, booking_id)
  where status = 'pending' and kind in ('capture', 'void');
create index payment_op_payment on payment_op (provider_id, payment_id);

-- A posting of the house itself, of no provider, names the nil UUID.
alter table ledger_txn
  alter provider_id set not null,
  add constraint ledger_txn_of unique (provider_id, id),
  drop constraint ledger_txn_source_type_source_id_key,
  add constraint ledger_txn_source_key unique (provider_id, source_type, source_id),
  drop constraint ledger_txn_booking_id_fkey,
  add constraint ledger_txn_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id);

alter table ledger_entry
  alter provider_id set not null,
  drop constraint ledger_entry_txn_id_fkey,
  add constraint ledger_entry_txn_fkey foreign key (provider_id, txn_id) references ledger_txn (provider_id, id);
