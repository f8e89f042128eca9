-- Their listings are looked for each minute, among all accounts.
create index account_suspended on account (id) where suspended_at is not null and deleted_at is null;
