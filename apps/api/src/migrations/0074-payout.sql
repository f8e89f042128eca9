-- What Stripe pays out of a provider's account to their bank, as Stripe last told it (money.md §1.5). We make none.
create table payout (
  id text primary key,
  provider_id uuid not null references earnings_account on delete cascade,
  amount integer not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('on_its_way', 'paid', 'failed')),
  created_at timestamptz not null,
  arrives_at timestamptz not null
);

create index payout_provider on payout (provider_id, created_at desc);
