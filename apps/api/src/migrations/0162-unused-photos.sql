-- When it is next looked at whether anything shows a photo; one that nothing shows goes then. Whoever doesn't know of it yet
-- gives a photo the thirty days of domain's retention.
alter table photo add column look_at timestamptz not null default now() + interval '30 days';
update photo set look_at = created_at + interval '1 day' where account_id is null;
create index photo_look on photo (look_at);
drop index photo_unclaimed;

-- Photos given before an appointment go with the answers on health; those of answers that are erased already, now.
update photo set look_at = now()
where id in (
  select given.id::uuid from booking b, jsonb_array_elements_text(b.must_haves_given -> 'photoIds') given (id)
  where b.health_given is null
);
update booking set must_haves_given = must_haves_given - 'photoIds'
where health_given is null and must_haves_given -> 'photoIds' <> '[]';
