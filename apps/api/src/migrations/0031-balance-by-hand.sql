-- What is due by an appointment's start: its reminder, its balance, the cut-off of one that is unpaid.
create index booking_confirmed_start on booking (starts_at) where status = 'confirmed';
