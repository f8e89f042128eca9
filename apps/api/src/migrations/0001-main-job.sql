-- Everything the main job stands on. What must never happen is made impossible here, not in code.
create extension if not exists btree_gist;

-- array_to_string is only STABLE for the sake of types whose text depends on settings; text's does not.
create function words_of(text[]) returns text language sql immutable parallel safe
  return array_to_string($1, ' ');

create table account (
  id uuid primary key default gen_random_uuid(),
  user_type text not null check (user_type in ('user', 'provider', 'admin')),
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  avatar_url text,
  marketing_notifications boolean not null default false,
  other_notifications boolean not null default true,
  sms_notifications boolean not null default false,
  created_at timestamptz not null,
  suspended_at timestamptz
);

create table session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  audience text not null check (audience in ('marketplace', 'console')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index session_account on session (account_id) where ended_at is null;

-- One row a token ever issued, by its hash. A used one keeps the nonce it was used with.
create table refresh_token (
  token_hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz,
  used_nonce text
);
create index refresh_token_session on refresh_token (session_id);

create table provider (
  id uuid primary key references account,
  display_name text not null,
  company_name text not null,
  bio text not null,
  address text not null,
  town text not null,
  outward_postcode text not null,
  photo_url text,
  is_identity_verified boolean not null default false,
  rating_sum numeric(12, 2) not null default 0,
  review_count int not null default 0 check (review_count >= 0)
);

create table listing (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider,
  category text not null check (category in ('hair', 'beauty', 'wellness', 'coaching')),
  subcategories text[] not null check (cardinality(subcategories) between 1 and 3),
  cover text not null,
  image_urls text[] not null default '{}' check (cardinality(image_urls) <= 4),
  title text not null,
  description text not null,
  reason text not null,
  level text not null check (level in ('newbie', 'nearly_there', 'pro')),
  purpose text not null check (purpose in ('case_study', 'training', 'portfolio')),
  type text not null check (type in ('in_person', 'online')),
  approval text not null check (approval in ('automatic', 'manual')),
  setting text not null check (setting in ('salon', 'academy', 'clinic', 'mobile', 'home', 'online')),
  duration_minutes int not null check (duration_minutes > 0),
  rrp int not null,
  price int not null,
  capacity int not null check (capacity between 1 and 50),
  is_insured boolean not null,
  is_licensed boolean not null,
  is_supervised boolean not null,
  must_haves jsonb not null,
  address text not null,
  town text not null,
  outward_postcode text not null,
  zone text not null default 'Europe/London',
  status text not null default 'listed' check (status in ('draft', 'listed', 'closed', 'removed')),
  listed_at timestamptz not null,
  -- Kept by refresh_room(): the soonest slot that can be taken and the places in all of them.
  next_slot_at timestamptz,
  places_left int not null default 0,
  words tsvector generated always as (
    to_tsvector('english'::regconfig, title || ' ' || description || ' ' || words_of(subcategories))
  ) stored,
  constraint listing_price_minimum check (price >= 750),
  constraint listing_price_discount check (price::bigint * 10000 <= rrp::bigint * 7000)
);
create index listing_provider on listing (provider_id);
create index listing_soonest on listing (category, next_slot_at, id) where status = 'listed' and next_slot_at is not null;
create index listing_all_soonest on listing (next_slot_at, id) where status = 'listed' and next_slot_at is not null;
create index listing_price on listing (category, price, id) where status = 'listed' and next_slot_at is not null;
create index listing_words on listing using gin (words) where status = 'listed';

create table slot (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references listing,
  provider_id uuid not null references provider,
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  starts_at timestamptz not null generated always as (lower(during)) stored,
  capacity int not null check (capacity between 1 and 50),
  booked int not null default 0,
  constraint slot_capacity check (booked between 0 and capacity),
  -- What a booking's foreign key points at: it can't carry a false provider or time.
  constraint slot_identity unique (id, provider_id, during),
  constraint slot_once unique (listing_id, during)
) with (fillfactor = 70);
create index slot_listing on slot (listing_id, starts_at);
create index slot_provider on slot (provider_id, starts_at);

create table booking (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  slot_id uuid not null,
  listing_id uuid not null references listing,
  provider_id uuid not null,
  client_id uuid not null references account,
  during tstzrange not null,
  starts_at timestamptz not null generated always as (lower(during)) stored,
  ends_at timestamptz not null generated always as (upper(during)) stored,
  status text not null check (status in (
    'pending_payment', 'requested', 'accepting', 'confirmed', 'completed', 'released', 'payment_failed', 'declined',
    'expired', 'withdrawn', 'cancelled_by_client', 'cancelled_by_provider', 'cancelled_unpaid', 'no_show')),
  payment_status text not null default 'unpaid' check (payment_status in (
    'unpaid', 'requires_action', 'authorized', 'capturing', 'deposit_paid', 'balance_failed', 'paid', 'voided',
    'refund_pending', 'partially_refunded', 'refunded', 'transferred', 'disputed', 'charged_back')),
  plan text check (plan in ('deposit', 'full')),
  approval text not null check (approval in ('automatic', 'manual')),
  -- The price and the policy as they stood when the slot was held; nothing later touches them.
  currency text not null,
  rrp int not null,
  price int not null check (price >= 0),
  discount int not null check (discount >= 0),
  total int not null check (total = price - discount),
  deposit int not null check (deposit >= 0),
  balance int not null check (balance >= 0 and deposit + balance = total),
  commission int not null check (commission >= 0),
  policy jsonb not null,
  captured int not null default 0 check (captured between 0 and total),
  hold_shown_until timestamptz not null,
  hold_until timestamptz not null,
  requested_at timestamptz,
  respond_by timestamptz,
  ended_at timestamptz,
  decline_reason text,
  decline_text text,
  payment_problem text,
  must_haves_asked jsonb not null,
  must_haves_given jsonb not null,
  -- Consultation and patch-test answers: health data, sealed with the field key (trust.md, finding 6).
  health_given bytea,
  created_at timestamptz not null,
  foreign key (slot_id, provider_id, during) references slot (id, provider_id, during),
  constraint booking_provider_busy exclude using gist (provider_id with =, slot_id with <>, during with &&)
    where (status in ('pending_payment', 'requested', 'accepting', 'confirmed'))
);
create unique index booking_once on booking (slot_id, client_id)
  where status in ('pending_payment', 'requested', 'accepting', 'confirmed');
create unique index booking_one_hold on booking (client_id, provider_id) where status = 'pending_payment';
create index booking_hold_due on booking (hold_until) where status = 'pending_payment';
create index booking_response_due on booking (respond_by) where status = 'requested';
create index booking_client on booking (client_id, starts_at, id);
create index booking_provider on booking (provider_id, starts_at, id);
create index booking_slot on booking (slot_id);

create table booking_event (
  id bigint primary key generated always as identity,
  booking_id uuid not null references booking,
  at timestamptz not null,
  kind text not null,
  actor text not null check (actor in ('client', 'provider', 'system', 'operator')),
  from_status text,
  to_status text not null
);
create index booking_event_booking on booking_event (booking_id, id);

create table customer (
  account_id uuid primary key references account,
  stripe_customer text not null unique,
  created_at timestamptz not null
);

-- One charge; `status` is in Stripe's own words. Ours to keep: what it is for and how much.
create table payment (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  kind text not null check (kind in ('deposit', 'full', 'balance')),
  amount int not null check (amount > 0),
  currency text not null,
  saves_card boolean not null,
  stripe_payment_intent text unique,
  status text not null default 'requires_payment_method' check (status in (
    'requires_payment_method', 'requires_confirmation', 'requires_action', 'processing', 'requires_capture', 'succeeded', 'canceled')),
  card_brand text,
  card_last4 text,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index payment_one_at_request on payment (booking_id) where kind in ('deposit', 'full') and status <> 'canceled';
create index payment_booking on payment (booking_id);

-- What we are about to ask of Stripe, committed before we ask; its id is the idempotency key (money.md §1.7).
create table payment_op (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  payment_id uuid not null references payment,
  kind text not null check (kind in ('create', 'capture', 'void')),
  params jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  attempts int not null default 0,
  error_code text,
  created_at timestamptz not null,
  tried_at timestamptz,
  finished_at timestamptz
);
create unique index payment_op_one_moving on payment_op (booking_id) where status = 'pending' and kind in ('capture', 'void');
create index payment_op_pending on payment_op (created_at) where status = 'pending';

create table webhook_event (
  id text primary key,
  type text not null,
  object_id text not null,
  received_at timestamptz not null,
  processed_at timestamptz
);
create index webhook_event_open on webhook_event (received_at) where processed_at is null;

-- Append-only double entry; debit is positive. Every transaction sums to zero when it commits (money.md §2).
create table ledger_txn (
  id bigint primary key generated always as identity,
  source_type text not null,
  source_id text not null,
  booking_id uuid references booking,
  at timestamptz not null,
  unique (source_type, source_id)
);
create index ledger_txn_booking on ledger_txn (booking_id);

create table ledger_entry (
  id bigint primary key generated always as identity,
  txn_id bigint not null references ledger_txn,
  account text not null,
  amount bigint not null check (amount <> 0),
  currency text not null
);
create index ledger_entry_txn on ledger_entry (txn_id);
create index ledger_entry_account on ledger_entry (account);

create function ledger_balanced() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ledger_entry where txn_id = new.txn_id group by currency having sum(amount) <> 0) then
    raise exception 'ledger transaction % does not sum to zero', new.txn_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_balanced();

create function append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_txn_append_only before update or delete on ledger_txn for each row execute function append_only();
create trigger ledger_entry_append_only before update or delete on ledger_entry for each row execute function append_only();
create trigger booking_event_append_only before update or delete on booking_event for each row execute function append_only();

create table review (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null unique references booking,
  provider_id uuid not null references provider,
  client_id uuid not null references account,
  listing_id uuid not null references listing,
  professionalism int not null check (professionalism between 1 and 5),
  friendliness int not null check (friendliness between 1 and 5),
  reliability int not null check (reliability between 1 and 5),
  results int not null check (results between 1 and 5),
  comment text,
  created_at timestamptz not null
);
create index review_provider on review (provider_id, created_at desc);

create table photo (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  file_name text not null unique,
  width int not null,
  height int not null,
  bytes int not null,
  created_at timestamptz not null
);

-- The first answer to a keyed call, given again to its repeats (trust.md G32).
create table idempotency (
  account_id uuid not null references account,
  endpoint text not null,
  key text not null,
  body_hash bytea not null,
  status int,
  answer jsonb,
  created_at timestamptz not null,
  primary key (account_id, endpoint, key)
);

-- Slots of a provider that can be taken now: room left, far enough ahead, and the provider not busy elsewhere.
-- The notice is domain/booking bookableUntil().
create function open_slot(p_provider uuid, p_now timestamptz)
returns table (listing_id uuid, starts_at timestamptz, places int) language sql stable as $$
  select s.listing_id, s.starts_at, s.capacity - s.booked
  from slot s join listing l on l.id = s.listing_id
  where s.provider_id = p_provider and s.booked < s.capacity
    and s.starts_at >= p_now + case l.approval when 'manual' then interval '150 minutes' else interval '30 minutes' end
    and not exists (
      select 1 from booking b
      where b.provider_id = s.provider_id and b.slot_id <> s.id and b.during && s.during
        and b.status in ('pending_payment', 'requested', 'accepting', 'confirmed'))
$$;

create function refresh_room(p_provider uuid, p_now timestamptz) returns void language sql as $$
  update listing l
  set next_slot_at = room.next_slot_at, places_left = coalesce(room.places, 0)
  from (
    select one.id, min(o.starts_at) as next_slot_at, sum(o.places)::int as places
    from listing one left join open_slot(p_provider, p_now) o on o.listing_id = one.id
    where one.provider_id = p_provider
    group by one.id
  ) room
  where l.id = room.id and (l.next_slot_at, l.places_left) is distinct from (room.next_slot_at, coalesce(room.places, 0))
$$;

-- Worker processes that hold an advisory lock while they live; a dead one's jobs are freed at once
-- instead of after four hours (stack: graphile-worker's lock timeout).
create table worker_process (
  worker_id text primary key,
  lock_key int not null
);
