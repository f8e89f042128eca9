-- What operators changed of the blog and of the questions and answers. It stands beside the release's words, which each release
-- replaces (commands/publish.ts): an edit stays until somebody takes the release's words again, also while its post isn't there.
create table content_edit (
  kind text not null check (kind in ('post', 'faq')),
  id text not null,
  language text not null check (language in ('en', 'fr')),
  -- The columns of post_text or faq_text.
  words jsonb not null,
  edited_at timestamptz not null,
  primary key (kind, id, language),
  constraint content_edit_words check (words ?& case kind
    when 'post' then array['title', 'summary', 'body'] else array['question', 'answer', 'also'] end)
);

-- What is shown to nobody for now.
create table content_hidden (
  kind text not null check (kind in ('post', 'faq')),
  id text not null,
  hidden_at timestamptz not null,
  primary key (kind, id)
);

create view shown_post as
  select p.* from post p where not exists (select from content_hidden h where h.kind = 'post' and h.id = p.id);
create view shown_faq as
  select f.* from faq f where not exists (select from content_hidden h where h.kind = 'faq' and h.id = f.id);

create view shown_post_text as
  select t.post_id, t.language, coalesce(e.words ->> 'title', t.title) as title,
    coalesce(e.words ->> 'summary', t.summary) as summary, coalesce(e.words ->> 'body', t.body) as body
  from post_text t left join content_edit e on e.kind = 'post' and e.id = t.post_id and e.language = t.language;
create view shown_faq_text as
  select t.faq_id, t.language, coalesce(e.words ->> 'question', t.question) as question,
    coalesce(e.words ->> 'answer', t.answer) as answer, coalesce(e.words ->> 'also', t.also) as also
  from faq_text t left join content_edit e on e.kind = 'faq' and e.id = t.faq_id and e.language = t.language;
