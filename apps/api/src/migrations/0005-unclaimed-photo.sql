-- A picture given while signing up is nobody's until the code came back; the sweep removes what nobody claimed.
alter table photo alter column account_id drop not null;
create index photo_unclaimed on photo (created_at) where account_id is null;
