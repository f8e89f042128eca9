-- When an appointment that nobody marks counts as done, by its own policy (domain's completesAt; 48 hours where the first
-- policies left it unsaid). As 0099 does for releases: the sweep reads what is due from the front of this index and nothing
-- of what waits.
create function complete_due(ends_at timestamptz, policy jsonb) returns timestamptz
  language sql immutable parallel safe
  return ends_at + make_interval(secs => coalesce((policy ->> 'completeAfterMs')::bigint, 172800000) / 1000.0);
drop index booking_complete_due;
create index booking_complete_due on booking (complete_due(ends_at, policy)) where status = 'confirmed' and captured = total;
