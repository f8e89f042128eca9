import { HOUR_MS } from '@ginipig/domain/time'
import type { Sms } from './sms.ts'

export const bookingId = '0b9d3c7e-5f4a-4c58-9b1e-2f6a7d8c9e01'
/** The month with the most letters. */
const now = Date.parse('2027-09-29T12:00:00Z')
const until = { bookingId, until: now + 8 * HOUR_MS, zone: 'Europe/London', now }
/** One of each kind; the test of the texts holds them against the table of kinds. */
export const everySms: readonly Sms[] = [
  { kind: 'password_changed', app: 'console' },
  { kind: 'email_changed' },
  {
    kind: 'booking_asked_of_you',
    bookingId,
    respondBy: now + 8 * HOUR_MS,
    zone: 'Europe/London',
    now,
  },
  { kind: 'booking_booked', bookingId },
  { kind: 'booking_declined', bookingId },
  { kind: 'booking_not_paid', bookingId },
  { kind: 'booking_times_proposed', ...until, isDayOff: true },
  { kind: 'booking_times_proposed', ...until, isDayOff: false },
  { kind: 'booking_day_kept', bookingId, isConfirmed: true },
  { kind: 'booking_day_kept', bookingId, isConfirmed: false },
  { kind: 'booking_time_offered', ...until },
  { kind: 'booking_move_wished', ...until },
  { kind: 'booking_client_cancelled', bookingId },
  { kind: 'booking_provider_cancelled', bookingId },
  { kind: 'booking_platform_cancelled', bookingId },
  { kind: 'booking_platform_cancelled_for_provider', bookingId },
  { kind: 'booking_balance_failed', ...until },
  { kind: 'booking_balance_last_call', ...until },
  { kind: 'booking_unpaid', bookingId },
  { kind: 'booking_unpaid_for', bookingId },
]
