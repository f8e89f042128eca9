-- Each transfer to a provider's account, and the payout that took it to their bank: a booking says when its money was
-- paid out (spec §9, money.md §1.5). `destination_payment` is what the account calls it, and its payouts name.
create table transfer (
  id text primary key,
  provider_id uuid not null references earnings_account on delete cascade,
  booking_id uuid not null,
  destination_payment text unique,
  payout_id text references payout,
  foreign key (provider_id, booking_id) references booking (provider_id, id) on delete cascade
);

create index transfer_booking on transfer (provider_id, booking_id);
create index transfer_payout on transfer (payout_id);
