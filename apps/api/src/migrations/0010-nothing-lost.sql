-- What Stripe keeps of a charge is known a while after the capture; who never heard of it asks again.
alter table payment add column fee_known boolean not null default false, add column looked_at timestamptz;
update payment p set fee_known = true
where p.status = 'succeeded' and exists (
  select from ledger_txn t
  where t.provider_id = p.provider_id and t.booking_id = p.booking_id and t.source_type = 'charge.fee');
create index payment_fee_unknown on payment (coalesce(looked_at, changed_at))
  where status = 'succeeded' and not fee_known and stripe_payment_intent is not null;

-- When an event was last looked after: whoever waits longest comes first, whoever failed for long comes seldom.
alter table webhook_event add column tried_at timestamptz;
drop index webhook_event_open;
create index webhook_event_open on webhook_event (coalesce(tried_at, received_at)) where processed_at is null;
drop index payment_op_pending;
create index payment_op_pending on payment_op (coalesce(tried_at, created_at)) where status = 'pending';

-- How far we have read Stripe's own list of events, by Stripe's clock.
create table event_reading (
  is_one boolean primary key default true check (is_one),
  read_until timestamptz not null
);

-- What the platform owes back to clients and has not refunded: a person's task (docs/operations.md). Below zero where
-- more was refunded than was owed.
create view refund_due as
select b.id as booking_id, b.reference, b.status, b.provider_id, b.client_id, owed.pence, owed.currency, owed.since,
  array(select p.stripe_payment_intent from payment p
        where p.provider_id = b.provider_id and p.booking_id = b.id and p.status = 'succeeded') as stripe_payment_intents
from (
  select t.provider_id, t.booking_id, e.currency, -sum(e.amount) as pence, min(t.at) as since
  from ledger_entry e join ledger_txn t on t.provider_id = e.provider_id and t.id = e.txn_id
  where e.account like 'refunds_payable/%'
  group by t.provider_id, t.booking_id, e.currency having sum(e.amount) <> 0
) owed join booking b on b.provider_id = owed.provider_id and b.id = owed.booking_id;
