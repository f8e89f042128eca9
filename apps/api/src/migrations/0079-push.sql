-- A device that somebody let us show notifications on. It belongs to a log-in: what ends that ends this.
create table push_subscription (
  session_id uuid primary key references session on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- The browser's address and keys.
  sealed bytea not null,
  created_at timestamptz not null
);
create index push_subscription_account on push_subscription (account_id);

create function forget_push() returns trigger language plpgsql as $$
begin
  delete from push_subscription where session_id = new.id;
  return null;
end $$;
create trigger session_push after update of ended_at on session for each row
  when (new.ended_at is not null) execute function forget_push();

-- Is still to be shown on a device.
alter table notification add column push_waits boolean not null default false;
create index notification_push on notification (account_id) where push_waits;
