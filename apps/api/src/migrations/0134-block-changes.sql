-- When this person shut the other out and let them in again, since they last cleared: [{ "isBlocked": true, "at": epoch ms }],
-- the oldest first. Not entries of the thread: a number that is missing would tell the other.
alter table thread_side add column block_changes jsonb not null default '[]'
  check (jsonb_typeof(block_changes) = 'array' and jsonb_array_length(block_changes) <= 20);

-- Of who is shut out now it is known since when.
update thread_side set block_changes = jsonb_build_array(jsonb_build_object(
  'isBlocked', true, 'at', (extract(epoch from blocked_at) * 1000)::bigint))
where blocked_at is not null;
