import { recountAvailability } from '#modules/booking/availability.ts'
import { enqueueDiaryChanged, enqueueListingsChanged } from '#modules/my-listing/enqueue-listing-changed.ts'
import type { Sql } from '#platform/database/sql.ts'
import { readListingsWithinAny, type SpanRow } from './calendar.sql.ts'

/** After times of a provider were closed or opened: recounts availability and notifies the open pages of the provider and
 *  of the listings concerned. Under the provider's lock. */
export async function enqueueChangesOfSpans(
  sql: Sql,
  providerId: string,
  changed: readonly SpanRow[],
  now: number,
): Promise<void> {
  if (changed.length > 0) {
    await recountAvailability(sql, providerId, now)
    await enqueueListingsChanged(sql, providerId, await readListingsWithinAny(sql, providerId, changed))
  }
  // Also when nothing changed: when a calendar was read last is shown.
  await enqueueDiaryChanged(sql, providerId)
}
