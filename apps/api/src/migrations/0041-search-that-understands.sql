-- Words as they are searched: without accents, titles above what a kind is called, both above descriptions.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create text search configuration searched (copy = english);
alter text search configuration searched
  alter mapping for asciiword, word, hword, hword_part, asciihword, hword_asciipart with unaccent, english_stem;

alter table listing drop column words;
alter table listing add column words tsvector generated always as (
  setweight(to_tsvector('searched'::regconfig, title), 'A')
  || setweight(to_tsvector('searched'::regconfig, words_of(subcategories)), 'B')
  || setweight(to_tsvector('searched'::regconfig, description), 'D')
) stored;
create index listing_words on listing using gin (words) where status = 'listed' and next_slot_at is not null;

-- A place is the districts within its reach; which of them are nearest comes from their centres (modules/place).
drop index listing_outward;
create index listing_outward on listing (lower(outward_postcode), id) where status = 'listed' and next_slot_at is not null;

-- People by any word of their name, mistyped ones too.
drop index provider_name;
create index provider_name on provider using gin (lower(display_name) gin_trgm_ops);
create index account_provider_name on account (lower(first_name)) where user_type = 'provider';
