-- Addresses that a receiving server refused for good, as keyed marks: nobody is mailed what comes back each time.
create table refused_address (
  mark text primary key,
  -- How often in a row.
  times integer not null,
  last_at timestamptz not null
);
