-- For how long a provider has charged their usual price, as they declare it; none for listings of before.
alter table listing add column rrp_period text
  check (rrp_period in ('not_yet', 'one_month', 'three_months', 'six_months', 'one_year'));
alter table price_history add column period text;
