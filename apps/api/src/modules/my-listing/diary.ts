import type { QueryOf, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import { type DiarySlot, type getDiary, MAX_DIARY_DAYS } from '@ginipig/contract/listing/diary.ts'
import { DAY_MS, DEFAULT_ZONE, dayBounds } from '@ginipig/domain/time'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { type DiarySlotRow, readBusyTimes, readDiaryBookings, readDiarySlots } from './diary.sql.ts'

/** The first instant of a date. A clock that changes does so later in the day, here as everywhere in Europe. */
const startOf = (date: string) => dayBounds(Date.parse(`${date}T12:00:00Z`), DEFAULT_ZONE).from

export const slotView = ({ listing_id, starts_at, ends_at, patch_test_hours, ...slot }: DiarySlotRow): DiarySlot => ({
  ...slot,
  patchTestHours: patch_test_hours,
  listingId: listing_id,
  startsAt: starts_at,
  endsAt: ends_at,
})

/** Everything in a provider's days.
 *  @throws Refusal `invalid_input` for no day and for more than 100 of them */
export async function diaryOf(
  { database }: Platform,
  providerId: string,
  { from, until }: QueryOf<typeof getDiary>,
): Promise<ResponseOf<typeof getDiary>> {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS
  if (days < 1 || days > MAX_DIARY_DAYS)
    throw new Refusal('invalid_input', { fields: [{ path: 'until', problem: 'invalid' }] })
  const wanted = { providerId, from: startOf(from), until: startOf(until) }
  const slots = await readDiarySlots(database, wanted)
  const bookings = await readDiaryBookings(database, wanted)
  const busy = await readBusyTimes(database, wanted)
  return {
    zone: DEFAULT_ZONE,
    slots: slots.map(slotView),
    bookings: bookings.map((row) => ({
      id: row.id,
      slotId: row.slot_id,
      listingId: row.listing_id,
      title: row.title,
      clientName: `${row.first_name} ${row.last_name}`.trim(),
      status: row.status,
      respondBy: row.respond_by,
      type: row.type,
      patchTestBy: row.patch_test_by,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      proposal:
        row.proposal_by && row.proposal_otherwise && row.proposal_until !== null
          ? { by: row.proposal_by, otherwise: row.proposal_otherwise, until: row.proposal_until }
          : null,
    })),
    busy: busy.map(({ id, note, starts_at, ends_at, calendar_name, held_for, offers_out }) => ({
      id,
      note,
      startsAt: starts_at,
      endsAt: ends_at,
      calendarName: calendar_name,
      heldFor: held_for,
      offersOut: offers_out,
    })),
  }
}
