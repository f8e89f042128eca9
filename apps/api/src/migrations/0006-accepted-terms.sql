-- Which version of the terms and the privacy policy was agreed to (domain's LEGAL_TEXTS_VERSION, a date); null for
-- accounts made before it was kept.
alter table account add column accepted_terms text check (accepted_terms ~ '^\d{4}-\d{2}-\d{2}$');
