-- A number for each look at Stripe, drawn before Stripe is asked, and when somebody last wrote down what it answered: an
-- answer that was asked for before that may be the older one.
create sequence stripe_look;
alter table payment add column looked bigint not null default 0;
alter table earnings_account add column looked bigint not null default 0;
