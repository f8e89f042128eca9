-- When a client last began to pay a balance by hand: while they may be at it, or their bank asks them, the sweep doesn't try
-- the same charge with the deposit's card, which would take the payment out of their hands.
alter table payment add column by_hand_at timestamptz;
