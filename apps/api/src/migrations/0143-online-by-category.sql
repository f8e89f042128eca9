-- Nothing of hair is held online: to know it, every online listing was read, or every listing.
create index listing_online_category on listing (category, next_slot_at, id)
  where status = 'listed' and next_slot_at is not null and type = 'online';
