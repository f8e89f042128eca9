-- Both people of an appointment review each other; what they wrote is shown together (decision 0054).
alter table review
  add column changed_at timestamptz,
  -- When everybody could read it; null while it waits for the other side or for the end of the time to write.
  add column published_at timestamptz,
  add column answer text,
  add column answered_at timestamptz,
  add column hidden_at timestamptz,
  add column hidden_reason text,
  add constraint review_answer_whole check ((answer is null and answered_at is null) or answered_at is not null),
  -- None is hidden without a reason (trust.md G44).
  add constraint review_hidden_whole check ((hidden_at is null) = (hidden_reason is null)
    and (hidden_reason is null or hidden_reason <> ''));
update review set published_at = created_at;
create index review_waiting on review (created_at) where published_at is null;

-- What everybody may read: whatever shows or counts reviews reads this.
create view shown_review as
  select * from review where published_at is not null and hidden_at is null;

-- Hiding one is written down by the database, whoever does it.
create function audit_review_hidden() returns trigger language plpgsql as $$
begin
  insert into audit (at, event, account_id, detail)
  values (coalesce(new.hidden_at, now()), case when new.hidden_at is null then 'review_unhidden' else 'review_hidden' end,
    new.client_id, new.id || coalesce(': ' || new.hidden_reason, ''));
  return null;
end $$;
create trigger review_hiding after update of hidden_at on review for each row
  when ((old.hidden_at is null) <> (new.hidden_at is null))
  execute function audit_review_hidden();

-- A provider's stars and count as lists sort by them, counted anew from the rows each time.
create function refresh_rating(uuid) returns void language sql as $$
  update provider p set rating_sum = counted.sum, review_count = counted.count
  from (
    select coalesce(sum((professionalism + friendliness + reliability + results) / 4.0), 0) as sum, count(*)::int as count
    from shown_review where provider_id = $1
  ) counted
  where p.id = $1 and (p.rating_sum, p.review_count) is distinct from (counted.sum::numeric(12, 2), counted.count)
$$;

-- What a provider says of a client.
create table client_review (
  provider_id uuid not null references provider,
  booking_id uuid not null,
  client_id uuid not null references account,
  friendliness int not null check (friendliness between 1 and 5),
  reliability int not null check (reliability between 1 and 5),
  created_at timestamptz not null,
  changed_at timestamptz,
  published_at timestamptz,
  primary key (provider_id, booking_id),
  constraint client_review_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id)
);
create index client_review_client on client_review (client_id) where published_at is not null;
create index client_review_waiting on client_review (created_at) where published_at is null;

-- What a provider says of us after an appointment.
create table platform_review (
  provider_id uuid not null references provider,
  booking_id uuid not null,
  rating int not null check (rating between 1 and 5),
  comment text not null,
  created_at timestamptz not null,
  primary key (provider_id, booking_id),
  constraint platform_review_booking_fkey foreign key (provider_id, booking_id) references booking (provider_id, id)
);
create index platform_review_newest on platform_review (created_at desc);
create index review_client on review (client_id);
