-- One-use tickets that let a socket in, by their hash; a burnt one is gone (trust.md S30).
create table realtime_ticket (
  ticket_hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null
);
create index realtime_ticket_over on realtime_ticket (expires_at);

-- Of @socket.io/postgres-adapter, which keeps here what is too large for a notification.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
