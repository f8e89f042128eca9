-- When a done booking's money goes out by itself, by its own policy (domain's releasedBy; 7 days where the first policies
-- left it unsaid). The sweep reads what is due from the front of this index and nothing of what waits. An interval of
-- seconds alone is the same in every zone, so the sum is immutable, which PostgreSQL can't know.
create function release_due(completed_at timestamptz, ends_at timestamptz, policy jsonb) returns timestamptz
  language sql immutable parallel safe
  return coalesce(completed_at, ends_at)
    + make_interval(secs => coalesce((policy ->> 'releaseAfterMs')::bigint, 604800000) / 1000.0);
drop index booking_release_due;
create index booking_release_due on booking (release_due(completed_at, ends_at, policy)) where status = 'completed';
