import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import type { WaitRow } from './money-wait.sql.ts'

/** Why its provider can do nothing about a booking's money now; null where they can, or it is settled. A bank may dispute
 *  it long after that. */
export function waitingOf(row: WaitRow): ProviderBooking['waiting'] {
  const { status, no_show_at: noShowAt, contest_until: until, reported_at: reportedAt } = row
  if (row.payment_status === 'disputed') return { for: 'disputed', since: null, until: null }
  if (status !== 'confirmed' && status !== 'completed' && status !== 'no_show') return null
  if (row.contest === 'open') return { for: 'contested', since: noShowAt, until: null }
  if (reportedAt !== null) return { for: 'reported', since: reportedAt, until: null }
  return status === 'no_show' && until !== null ? { for: 'contestable', since: noShowAt, until } : null
}

/** Decided for its client, a no-show ends with the money of a cancellation by the provider. */
export const wasThere = ({ status, contest }: Pick<WaitRow, 'status' | 'contest'>): boolean =>
  status === 'cancelled_by_provider' && contest === 'decided'
