-- What is dear in a category is of few of its subcategories: a walk from the dearest cut read thirty thousand listings of hair from
-- the table to pass them. Beside the order stands what tells them apart.
drop index listing_price;
create index listing_price on listing (category, price, id) include (subcategories, next_slot_at)
  where status = 'listed' and next_slot_at is not null;
