-- Where a provider's earnings go: their account at Stripe, as Stripe last told it (money.md §1.1). Their name, bank and
-- passport are Stripe's to know.
create table earnings_account (
  provider_id uuid primary key references account on delete cascade,
  stripe_account text not null unique,
  transfers text not null check (transfers in ('active', 'pending', 'rejected', 'restricted', 'unsupported')),
  payouts text not null check (payouts in ('active', 'pending', 'rejected', 'restricted', 'unsupported')),
  -- {what, from, problem}: domain/payment Requirement.
  requirements jsonb not null,
  bank_last4 text,
  created_at timestamptz not null,
  read_at timestamptz not null
);
