-- What the starting page quotes: the newest of five stars in everything, in few words. Source: notes-public.md home-2.
create index review_praise on review (created_at)
  where published_at is not null and hidden_at is null
    and professionalism + friendliness + reliability + results = 20 and length(comment) <= 120;
