-- A refund that one operator asks for and another has to agree to (trust.md §2.4).
create table refund_proposal (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null,
  booking_id uuid not null,
  pence int not null check (pence > 0),
  at_fault text not null check (at_fault in ('provider', 'nobody')),
  -- In the operator's words, for the one who answers; the log of acts keeps them longer.
  because text check (length(because) between 1 and 1000),
  asked_by uuid not null, -- stays when the account's rows go: no reference
  asked_at timestamptz not null,
  answered_by uuid,
  answered_at timestamptz,
  answer text check (answer in ('agreed', 'refused')),
  constraint refund_proposal_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id),
  constraint refund_proposal_answered check (
    (answer is null) = (answered_by is null) and (answer is null) = (answered_at is null)
    and (answer is null) = (because is not null)),
  constraint refund_proposal_four_eyes check (answer <> 'agreed' or answered_by <> asked_by)
);
create unique index refund_proposal_open on refund_proposal (provider_id, booking_id) where answer is null;
