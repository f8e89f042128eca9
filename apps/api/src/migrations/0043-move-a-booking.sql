-- A booking that moved keeps its row: only its slot is another one. How often it did is the sequence of its calendar file,
-- and its history says from where.
alter table booking add column moves int not null default 0 check (moves >= 0);
alter table booking_event add column moved_from timestamptz;
