-- Joining, getting back in, crossing over between the two apps, and what a person may change about themselves.
alter table account
  add column dial_code text,
  add column mobile text,
  add column language text not null default 'en' check (language in ('en', 'fr')),
  add column avatar_photo_id uuid,
  -- When the person said that they are 18 or over and took the terms; null for accounts made before the question.
  add column accepted_at timestamptz,
  add column password_changed_at timestamptz,
  -- The row stays for the books; nothing in it tells any more whose it was.
  add column deleted_at timestamptz;

create table client_profile (
  account_id uuid primary key references account on delete cascade,
  country text not null,
  county text not null,
  city text not null,
  age_group text not null check (age_group in ('18-24', '25-34', '35-44', '45-54', '55-64', '65+')),
  gender text not null check (gender in ('female', 'male', 'other', 'undisclosed'))
);

-- What a provider gave when signing up. The `provider` row comes with the finished profile.
create table provider_sign_up (
  account_id uuid primary key references account on delete cascade,
  company_name text not null,
  working_from text not null check (working_from in ('salon', 'academy', 'clinic', 'mobile', 'home', 'freelance'))
);

-- A code on its way: for a sign-up that waits (`form`, sealed, is what was filled in) or a new address of an account.
-- The same for an address that has an account already: its code is sent to nobody (decision 0016).
create table otp_challenge (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('sign_up', 'email_change')),
  email text not null,
  email_key text not null,
  account_id uuid references account on delete cascade,
  form bytea,
  avatar_photo_id uuid,
  language text not null check (language in ('en', 'fr')),
  code_hash text not null,
  tries int not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index otp_challenge_old on otp_challenge (created_at);

create table password_reset (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_account on password_reset (account_id);

alter table session
  -- Shared by a session and all that were handed over from it to the other app: they end together.
  add column family_id uuid not null default gen_random_uuid(),
  add column user_agent text,
  -- Of the last refresh; null before the first.
  add column last_seen_at timestamptz,
  -- When the password was last given on it.
  add column stepped_up_at timestamptz;
create index session_family on session (family_id) where ended_at is null;

-- One-time codes from one origin to the other, by their hash (trust.md §2.3).
create table handoff_code (
  code_hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  audience text not null check (audience in ('marketplace', 'console')),
  challenge text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  child_session_id uuid references session on delete set null
);
create index handoff_code_over on handoff_code (expires_at);

-- What would have gone out by e-mail and SMS, in local mode only; /dev/mailbox shows it.
create table local_message (
  id bigserial primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  text text not null,
  html text,
  sent_at timestamptz not null
);
