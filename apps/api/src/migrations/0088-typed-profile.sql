-- What a provider types in the set-up before a step is done, so that it goes on on any device; nothing once it is finished.
-- `typed_revision` counts the saves.
alter table provider_profile add column typed jsonb, add column typed_revision integer not null default 0,
  add column typed_at timestamptz;
