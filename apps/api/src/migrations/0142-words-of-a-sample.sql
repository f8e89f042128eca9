-- A common word stands in tens of thousands of listings, all of which are read before the first is found. That there are
-- more than are counted is soon known from a sixteenth of them.
create index listing_words_sample on listing using gin (words)
  where status = 'listed' and next_slot_at is not null and (id < '10000000-0000-0000-0000-000000000000') is true;
