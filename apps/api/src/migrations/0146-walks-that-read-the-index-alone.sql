-- A walk in the order of first times looks at some thousands of listings for what filters ask: of a category, and of what is online,
-- each was read from the table. Beside the order stands what filters ask for, as in the walk through everything.
drop index listing_soonest;
create index listing_soonest on listing (category, next_slot_at, id)
  include (outward_postcode, town, provider_id, subcategories, purpose, level, type, approval, price, stars)
  where status = 'listed' and next_slot_at is not null;
drop index listing_online;
create index listing_online on listing (next_slot_at, id)
  include (outward_postcode, town, provider_id, category, subcategories, purpose, level, type, approval, price, stars)
  where status = 'listed' and next_slot_at is not null and type = 'online';
drop index listing_online_category;
create index listing_online_category on listing (category, next_slot_at, id)
  include (outward_postcode, town, provider_id, subcategories, purpose, level, type, approval, price, stars)
  where status = 'listed' and next_slot_at is not null and type = 'online';
