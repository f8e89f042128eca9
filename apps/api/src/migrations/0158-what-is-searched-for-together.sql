-- That more are free on a date than are counted is soon known from the sixteenth of the listings in which words are looked for
-- first, too.
create index listing_free_sample on listing using gin (open_dates, open_parts, subcategories, type)
  where status = 'listed' and next_slot_at is not null and (id < '10000000-0000-0000-0000-000000000000') is true;

-- Half of coaching is online and nothing of hair: taken as independent, too few were guessed to walk past the others.
create statistics listing_kind (mcv) on category, type from listing;
