-- Who owes us something is looked for by the sweep, among all that ever was owed (money.md §1.5).
create index ledger_entry_owed on ledger_entry (provider_id) where account like 'provider_receivable/%';
