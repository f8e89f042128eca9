-- What was sold is the listing, here as everywhere: the column holds the listing's title as it was then.
alter table invoice rename column treatment to listing_title;
