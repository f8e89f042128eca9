-- Names of people are looked up with the other words of a listing, in one index: an array of thousands of providers, held
-- against each listing, took a quarter of a second.

-- As they are written: no stem, and no stop words ("Will" is a name).
create text search configuration called (copy = simple);
alter text search configuration called
  alter mapping for asciiword, word, hword, hword_part, asciihword, hword_asciipart with unaccent, simple;

-- The provider's name on the door and their first name, as they are now.
alter table listing add column called text not null default '';
update listing l set called = p.display_name || ' ' || a.first_name
from provider p join account a on a.id = p.id where p.id = l.provider_id;

create function take_names() returns trigger language plpgsql as $$
begin
  select p.display_name || ' ' || a.first_name into new.called
  from provider p join account a on a.id = p.id where p.id = new.provider_id;
  return new;
end $$;
create trigger listing_names before insert on listing for each row execute function take_names();

create function give_names() returns trigger language plpgsql as $$
begin
  update listing set called = p.display_name || ' ' || a.first_name
  from provider p join account a on a.id = p.id where p.id = new.id and listing.provider_id = new.id;
  return null;
end $$;
create trigger provider_names after update of display_name on provider
  for each row when (old.display_name is distinct from new.display_name) execute function give_names();
create trigger account_names after update of first_name on account
  for each row when (new.user_type = 'provider' and old.first_name is distinct from new.first_name)
  execute function give_names();

alter table listing drop column words;
alter table listing add column words tsvector generated always as (
  setweight(to_tsvector('searched'::regconfig, title), 'A')
  || setweight(to_tsvector('searched'::regconfig, words_of(subcategories)), 'B')
  || setweight(to_tsvector('called'::regconfig, called), 'C')
  || setweight(to_tsvector('searched'::regconfig, description), 'D')
) stored;
create index listing_words on listing using gin (words) where status = 'listed' and next_slot_at is not null;
drop index account_provider_name;

-- What else is filtered or sorted by stands beside the district: a search round a place reads this index alone.
drop index listing_outward;
create index listing_outward on listing (lower(outward_postcode), id)
  include (outward_postcode, next_slot_at, category, subcategories, purpose, level, type, approval, price, rrp, stars, rank,
    listed_at, provider_id)
  where status = 'listed' and next_slot_at is not null;
