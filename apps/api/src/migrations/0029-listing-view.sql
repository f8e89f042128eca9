-- How many visitors looked at a listing: a number each, and nothing of who they were.
create table listing_view (
  provider_id uuid not null,
  listing_id uuid primary key,
  views int not null check (views > 0),
  foreign key (provider_id, listing_id) references listing (provider_id, id)
);
