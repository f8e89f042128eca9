-- A provider's movements in the order in which their history and their months are read.
create index ledger_txn_provider_at on ledger_txn (provider_id, at desc);
