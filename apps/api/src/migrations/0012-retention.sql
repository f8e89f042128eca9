-- What the worker removes when its time is over is found by an index.
create index booking_health_over on booking (least(ends_at, ended_at)) where health_given is not null;
create index session_over on session (least(ended_at, expires_at));
create index idempotency_over on idempotency (created_at);
create index webhook_event_over on webhook_event (processed_at) where processed_at is not null;

-- The answer to a keyed call may hold a secret of Stripe's: sealed with the field key from now on. `answer` is read
-- for the two days that what it held is kept, and goes with a later release.
alter table idempotency add column sealed_answer bytea;
