-- Bookings of the first policy lie without four numbers that were true of them, and everything that read a policy filled
-- them in. They are written down once.
update booking set policy = '{"balanceRetriesMs": [21600000, 43200000], "contestMs": 86400000, "completeAfterMs": 172800000,
  "releaseAfterMs": 604800000}'::jsonb || policy
where not policy ?& array['balanceRetriesMs', 'contestMs', 'completeAfterMs', 'releaseAfterMs'];
alter table booking add constraint booking_policy_in_full
  check (policy ?& array['balanceRetriesMs', 'contestMs', 'completeAfterMs', 'releaseAfterMs']);
-- The values of before, for all that lies: the indexes of them stay.
create or replace function release_due(completed_at timestamptz, ends_at timestamptz, policy jsonb) returns timestamptz
  language sql immutable parallel safe
  return coalesce(completed_at, ends_at) + make_interval(secs => (policy ->> 'releaseAfterMs')::bigint / 1000.0);
create or replace function complete_due(ends_at timestamptz, policy jsonb) returns timestamptz
  language sql immutable parallel safe
  return ends_at + make_interval(secs => (policy ->> 'completeAfterMs')::bigint / 1000.0);
