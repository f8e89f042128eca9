-- Who is free today is found by walking the day's slots from the first that hasn't passed, by the clock on the wall of its place: where
-- that is not the clock of nearly all others, it is told here.
create index listing_elsewhere on listing (zone) where zone <> 'Europe/London';
