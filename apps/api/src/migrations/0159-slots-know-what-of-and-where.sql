-- A walk of the slots on a date looked up each one's listing, to learn of most that it is of another category or elsewhere ("tomorrow
-- in Hackney": five hundred look-ups for a page). What a listing is and its district stand on its slots as the clock on the wall of
-- its place does, and in the walk's index: others are passed unread.
alter table slot add column category text, add column type text, add column district text;
update slot s set category = l.category, type = l.type, district = lower(l.outward_postcode)
from listing l where l.provider_id = s.provider_id and l.id = s.listing_id;

create or replace function slot_here() returns trigger language plpgsql as $$
begin
  select lower(new.during) at time zone l.zone, l.category, l.type, lower(l.outward_postcode)
  into new.here, new.category, new.type, new.district
  from listing l where l.provider_id = new.provider_id and l.id = new.listing_id;
  return new;
end $$;

-- Whose listing moves or is put right; its zone stays as it is.
create function slots_follow_listing() returns trigger language plpgsql as $$
begin
  update slot set category = new.category, type = new.type, district = lower(new.outward_postcode)
  where provider_id = new.provider_id and listing_id = new.id;
  return null;
end $$;
create trigger slots_follow_listing after update of category, type, outward_postcode on listing for each row
  when ((old.category, old.type, old.outward_postcode) is distinct from (new.category, new.type, new.outward_postcode))
  execute function slots_follow_listing();

drop index slot_here;
create index slot_here on slot (here, listing_id) include (category, type, district) where removed_at is null;
