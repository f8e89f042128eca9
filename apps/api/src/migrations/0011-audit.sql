-- What happened to accounts, and what was tried, for whoever must find out later (trust.md G16, ASVS 16.3). Ids, keyed
-- marks of addresses and networks, and words of our own: nothing in it says who somebody is.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  event text not null,
  account_id uuid, -- stays when the account's rows go: no reference
  session_id uuid,
  email_mark text,
  network_mark text,
  detail text
);
create index audit_account on audit (account_id, at);
create index audit_at on audit (at);

-- Rows are never changed, and only go with age. Measured by the latest row, not by anybody's clock.
create function audit_over() returns timestamptz language sql stable
  return (select max(at) from audit) - interval '90 days';

create function audit_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < audit_over() then return old; end if;
  raise exception 'audit is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_append_only before update or delete on audit for each row execute function audit_stays();

-- Suspending is done by hand in the database: it is written down there, whoever does it.
create function audit_suspension() returns trigger language plpgsql as $$
begin
  insert into audit (at, event, account_id)
  values (coalesce(new.suspended_at, now()), case when new.suspended_at is null then 'unsuspended' else 'suspended' end, new.id);
  return null;
end $$;
create trigger account_suspension after update of suspended_at on account for each row
  when ((old.suspended_at is null) <> (new.suspended_at is null) and new.deleted_at is null)
  execute function audit_suspension();
