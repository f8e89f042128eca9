-- "Balayage in Leeds": tens of thousands of listings have the word, as many are in the place, and each alone was read for the
-- other. In one index only what has both is.
create extension if not exists btree_gin;
drop index listing_words;
create index listing_words on listing using gin (words, lower(outward_postcode))
  where status = 'listed' and next_slot_at is not null;
