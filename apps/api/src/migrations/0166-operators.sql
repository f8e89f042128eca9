-- The operators' desk (product.md §7): who may sit at it, and all that they did there.
alter table session
  drop constraint session_audience_check,
  add constraint session_audience_check check (audience in ('marketplace', 'console', 'desk'));

-- A row is an account of user_type 'admin' that was invited. Until they have set themselves up by their link, nobody signs in.
create table operator (
  account_id uuid primary key references account on delete cascade,
  -- What their authenticator app shares with us (RFC 6238), sealed.
  totp_secret bytea not null,
  -- The time step of the last code that was taken: no code is taken twice.
  totp_step bigint not null default 0,
  -- Of the link by which they choose a password; null once they have.
  invite_hash bytea unique,
  invite_until timestamptz not null
);

-- Written before the act is tried; how it ended stands beside it then.
create table operator_act (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator_id uuid not null, -- stays when the account's rows go: no reference
  act text not null,
  -- The page of the desk that it was done on.
  subject text not null,
  because text,
  outcome text check (outcome in ('done', 'refused', 'failed'))
);
create index operator_act_subject on operator_act (subject, at);

create function operator_act_over() returns timestamptz language sql stable
  return (select max(at) from operator_act) - interval '730 days';

create function operator_act_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < operator_act_over() then return old; end if;
  if tg_op = 'UPDATE' and old.outcome is null and (to_jsonb(old) - 'outcome') = (to_jsonb(new) - 'outcome') then return new; end if;
  raise exception 'operator_act is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger operator_act_append_only before update or delete on operator_act
  for each row execute function operator_act_stays();
