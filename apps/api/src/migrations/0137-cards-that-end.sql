-- Deposits by when their card ends: the warning before a balance looks for the few whose card ends soon, each minute, not at
-- every booking of the days ahead.
create index payment_card_ends on payment (card_ends_at) where kind = 'deposit' and status = 'succeeded';
