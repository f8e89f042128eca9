-- A listing's photos as the contract's Pictures, in its provider's order: every width, not the middle one's address alone.
alter table listing add column pictures jsonb not null default '[]'
  check (jsonb_typeof(pictures) = 'array' and jsonb_array_length(pictures) <= 4);
update listing l set pictures = coalesce((
  select jsonb_agg(public_picture(p)::jsonb order by given.position)
  from unnest(l.photo_ids) with ordinality given (id, position) join photo p on p.id = given.id
  where p.is_public), '[]')
where cardinality(photo_ids) > 0;
alter table listing drop column image_urls;
