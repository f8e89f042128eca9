-- A provider's latest requests, walked from the newest for how long they usually take to answer.
create index booking_asked on booking (provider_id, requested_at desc)
  where approval = 'manual' and requested_at is not null;
