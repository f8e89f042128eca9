-- Whether posts were useful to who read them, as numbers alone. No key to the post: posts are written anew with each
-- version of the content, and what was said of one stays.
create table post_rating (
  post_id text primary key,
  useful int not null default 0,
  not_useful int not null default 0
);
