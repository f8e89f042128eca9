-- A photo is kept in several widths: one file each, `<file_name>-<width>.webp`. Those of before are one JPEG.
alter table photo add column widths int[], add column is_public boolean not null default false;
update photo set widths = array[width];
alter table photo alter column widths set not null, add constraint photo_widths check (cardinality(widths) > 0);

-- What an operator approved is for everybody.
update photo p set is_public = true from portfolio_photo o where o.photo_id = p.id and o.status = 'approved';

-- The contract's Picture of a photo that everybody may see, null of any other: `select public_picture(p) from photo p`.
create function public_picture(p photo) returns json language sql stable
return case when p.is_public then json_build_object(
  'url', format('/api/v1/pictures/%s/%s', p.id,
    coalesce((select min(w) from unnest(p.widths) as w where w >= 640), p.width)),
  'width', p.width,
  'height', p.height,
  'srcSet', (select string_agg(format('/api/v1/pictures/%s/%s %sw', p.id, w, w), ', ' order by w)
    from unnest(p.widths) as w)) end;
