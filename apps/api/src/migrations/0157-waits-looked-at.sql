-- The sweep looks at so many providers at once, and at those it hasn't seen for longest before the others: of one whose line
-- can't have what is free there is always something to look at.
alter table waitlist_entry add column looked_at timestamptz;
