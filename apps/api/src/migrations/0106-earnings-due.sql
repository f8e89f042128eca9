-- When the soonest of what Stripe still wants is due, so that a provider reads it.
alter table earnings_account add column due_at timestamptz;
