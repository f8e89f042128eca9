-- Most who have stars have many: an index of stars alone collects half of the market before the first card. On the walk by
-- time, which also holds what else is filtered by, the first page is met soon.
drop index listing_stars;
drop index listing_all_soonest;
create index listing_all_soonest on listing (next_slot_at, id)
  include (category, subcategories, purpose, level, type, approval, price, town, outward_postcode, provider_id, stars)
  where status = 'listed' and next_slot_at is not null;
