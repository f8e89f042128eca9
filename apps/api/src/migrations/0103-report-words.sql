-- What the author of a report wrote to it while it was open: [{ "at": epoch ms, "text": "…" }], the oldest first.
alter table report add column added jsonb not null default '[]'
  check (jsonb_typeof(added) = 'array' and jsonb_array_length(added) <= 5);
