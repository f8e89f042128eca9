-- A provider looks for a client or a listing among all that is behind them.
create index booking_provider_client on booking (provider_id, client_id) where requested_at is not null;
create index booking_provider_listing on booking (provider_id, listing_id) where requested_at is not null;
create index account_name on account using gin ((lower(first_name || ' ' || last_name)) gin_trgm_ops);
