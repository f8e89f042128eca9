-- What is owed back is summed on each page of the operators' desk and with each look at the metrics. Its entries lie beside
-- each other and are read without their rows; a booking and its postings are looked up only where something is left.
create index ledger_entry_owed_back on ledger_entry (provider_id, account, currency) include (amount)
  where account like 'refunds_payable/%';

create or replace view refund_due as
select b.id as booking_id, b.reference, b.status, b.provider_id, b.client_id, owed.pence, owed.currency, owed.since,
  array(select p.stripe_payment_intent from payment p
        where p.provider_id = b.provider_id and p.booking_id = b.id and p.status = 'succeeded') as stripe_payment_intents
from (
  select summed.*, substr(account, length('refunds_payable/') + 1)::uuid as booking_id,
    (select min(t.at) from ledger_entry e join ledger_txn t on t.provider_id = e.provider_id and t.id = e.txn_id
     where e.provider_id = summed.provider_id and e.account = summed.account and e.currency = summed.currency
       and e.account like 'refunds_payable/%') as since
  from (
    select provider_id, account, currency, -sum(amount) as pence from ledger_entry
    where account like 'refunds_payable/%' group by provider_id, account, currency having sum(amount) <> 0
  ) summed
) owed join booking b on b.provider_id = owed.provider_id and b.id = owed.booking_id;
