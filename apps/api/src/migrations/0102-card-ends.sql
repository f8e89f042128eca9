-- Until when the card of a payment can pay (the end of its month), as Stripe said when it was used.
alter table payment add column card_ends_at timestamptz;
