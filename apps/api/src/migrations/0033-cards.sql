-- Cards that a client manages: which is paid with first, which paid what, and which takes a booking's balance where it is
-- no longer the one that paid the deposit. All by their ids at Stripe.
alter table customer add column default_card text;
alter table payment add column card_id text;
alter table booking add column balance_card text;
