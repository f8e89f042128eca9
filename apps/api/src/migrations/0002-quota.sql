-- How often somebody may try something in a while, for all processes alike (trust.md S13, S43). `subject` is a keyed
-- hash: neither an address nor an IP is kept.
create table quota (
  subject text primary key,
  used int not null,
  resets_at timestamptz not null
);
create index quota_over on quota (resets_at);
