-- What a year came to is summed over all its entries: those that say so lie beside each other, and are read without their
-- rows (docs/decisions/0125).
create index ledger_entry_earned on ledger_entry (provider_id, txn_id) include (account, amount)
  where account like 'provider_%' or account in ('commission', 'cancel_income');
