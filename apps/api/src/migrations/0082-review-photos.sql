-- Photos of the result in a client's review, in their order; none without the client's consent to show them to everybody.
alter table review
  add column photo_ids uuid[] not null default '{}',
  add column photos_consented_at timestamptz,
  add constraint review_photos_few check (cardinality(photo_ids) <= 3),
  add constraint review_photos_consented check ((cardinality(photo_ids) = 0) = (photos_consented_at is null));

-- A view keeps the columns that it was made with.
create or replace view shown_review as
  select * from review where published_at is not null and hidden_at is null;
