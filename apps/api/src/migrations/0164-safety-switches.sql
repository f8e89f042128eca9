-- What an operator has stopped while something is wrong (trust.md §6): a row is a switch that is thrown.
create table safety_switch (
  name text primary key check (name in ('bookings', 'payouts', 'uploads', 'changes')),
  because text not null,
  since timestamptz not null
);
