-- Codes that take something off a client's price, which we pay (money.md §1.6).
create table promo_code (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z0-9]{3,20}$'),
  pence int check (pence > 0),
  rate int check (rate between 1 and 10000),
  cap int check (cap > 0),
  minimum int not null check (minimum >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at >= starts_at),
  uses int check (uses > 0),
  used int not null default 0 check (used >= 0),
  uses_per_client int not null check (uses_per_client > 0),
  is_for_first boolean not null,
  category text check (category in ('hair', 'beauty', 'wellness', 'coaching')),
  created_at timestamptz not null,
  constraint promo_code_worth check (num_nonnulls(pence, rate) = 1),
  constraint promo_code_uses check (used <= uses)
);

-- One use of a code, of the booking that has it: from the hold on, and given back where the booking ends without the
-- client's doing.
create table promo_redemption (
  provider_id uuid not null,
  booking_id uuid not null,
  code_id uuid not null references promo_code,
  client_id uuid not null references account,
  redeemed_at timestamptz not null,
  given_back_at timestamptz,
  primary key (provider_id, booking_id),
  constraint promo_redemption_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id)
);
create index promo_redemption_client on promo_redemption (code_id, client_id);
