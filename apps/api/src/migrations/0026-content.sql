-- The blog and the questions and answers, in each language; `publish` writes them, the site reads them.
create table post (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  topic text not null check (topic in ('clients', 'providers', 'aftercare', 'money', 'wellness')),
  cover text not null,
  published_at timestamptz not null
);
create index post_newest on post (published_at desc, id desc);

create table post_text (
  post_id text not null references post on delete cascade,
  language text not null check (language in ('en', 'fr')),
  title text not null,
  summary text not null,
  body text not null,
  primary key (post_id, language)
);

create table faq (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  faq_group text not null check (faq_group in (
    'before', 'payment', 'appointment', 'help', 'information', 'earnings', 'reviews', 'extras', 'provider-help')),
  position int not null unique
);

create table faq_text (
  faq_id text not null references faq on delete cascade,
  language text not null check (language in ('en', 'fr')),
  question text not null,
  answer text not null,
  also text not null,
  primary key (faq_id, language)
);

-- What people think of us, under the name they gave; no account stands beside it.
create table feedback (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  rating smallint not null check (rating between 1 and 5),
  text text not null check (length(text) <= 500),
  app text not null check (app in ('marketplace', 'console')),
  created_at timestamptz not null
);
create index feedback_age on feedback (created_at);
