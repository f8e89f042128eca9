-- Consultation forms that a provider keeps as files. A row never changes: another file is another row, so that what a
-- booking was asked by stays what it was.
create table document (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  file_name text not null unique,
  format text not null check (format in ('pdf', 'html', 'ppt', 'pptx')),
  bytes int not null check (bytes > 0),
  created_at timestamptz not null
);
create index document_account on document (account_id, created_at desc, id);
create index document_created on document (created_at);

-- Who still asks by a document: the sweep and its link look here.
create index listing_draft_document on listing_draft ((typed #>> '{requirements,document,id}'))
  where typed #>> '{requirements,document,id}' is not null;
create index listing_document on listing ((must_haves #>> '{consultation,document,id}'))
  where must_haves #>> '{consultation,document,id}' is not null;
create index booking_document on booking ((must_haves_asked #>> '{consultation,document,id}'))
  where must_haves_asked #>> '{consultation,document,id}' is not null;

-- Drafts go when nobody has touched them for a year.
create index listing_draft_saved on listing_draft (saved_at);
