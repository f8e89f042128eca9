-- Bookings that we call off because we can't go on with their payment (domain's cancel_as_platform): their end is neither of
-- their people's doing.
alter table booking
  drop constraint booking_status_check,
  add constraint booking_status_check check (status in (
    'pending_payment', 'requested', 'accepting', 'confirmed', 'completed', 'released', 'payment_failed', 'declined',
    'expired', 'withdrawn', 'cancelled_by_client', 'cancelled_by_provider', 'cancelled_by_platform', 'cancelled_unpaid',
    'no_show'));

-- A provider's list of what is over names its states.
drop index booking_provider_past;
create index booking_provider_past on booking (provider_id, least(ended_at, starts_at), id)
  where requested_at is not null and status in (
    'released', 'declined', 'expired', 'withdrawn', 'cancelled_by_client', 'cancelled_by_provider', 'cancelled_by_platform',
    'cancelled_unpaid', 'no_show');
