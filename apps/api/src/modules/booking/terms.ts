import type { PriceSplit } from '@ginipig/domain/booking'
import { DOCUMENT_ANSWER, type MustHaves, type MustHavesGiven, nothingGiven } from '@ginipig/domain/listing'
import { arePhotosOf, removePhotos } from '#modules/media/photo.ts'
import { seal, unseal } from '#platform/crypto.ts'
import type { Sql } from '#platform/database/sql.ts'
import { refuseContactDetails } from '#platform/http/contact-details.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { type LockedBooking, readTerms, readTermsOfClient, setGiven, type TermRow } from './booking.sql.ts'
import { enqueueBookingMoved, lockOfClient } from './steps.ts'

/** What a booking was held under: its price, what is asked of the client and what was given. */
export type BookingTerms = { split: PriceSplit; asked: MustHaves; given: MustHavesGiven }

type Health = Pick<MustHavesGiven, 'answers' | 'patchTest'>

const context = (bookingId: string) => `booking.health_given:${bookingId}`

/** Answers on their health as a booking keeps them. */
export const sealHealth = ({ config }: Pick<Platform, 'config'>, bookingId: string, health: Health): Buffer =>
  seal(config.fieldKey, context(bookingId), health)

/** What a client gave, answers on their health opened. */
export function openGiven(
  { config }: Platform,
  row: Pick<TermRow, 'id' | 'must_haves_given' | 'health_given'>,
): MustHavesGiven {
  const health = row.health_given
    ? (unseal(config.fieldKey, context(row.id), row.health_given) as Health) // `sealHealth` alone sealed it
    : { answers: {}, patchTest: null }
  return { ...nothingGiven, ...row.must_haves_given, ...health }
}

export function toTerms(platform: Platform, row: TermRow): BookingTerms {
  const { price, discount, total, deposit, balance, commission } = row
  return {
    split: { price, discount, total, deposit, balance, commission, earnings: price - commission },
    asked: row.must_haves_asked,
    given: openGiven(platform, row),
  }
}

export async function readBookingTerms(platform: Platform, sql: Sql, booking: LockedBooking): Promise<BookingTerms> {
  const row = await readTerms(sql, booking)
  if (!row) throw new Error(`No booking ${booking.id}`)
  return toTerms(platform, row)
}

/** What a client gave for each of their bookings, health answers opened. For their eyes only. */
export async function readAllGiven(
  platform: Platform,
  sql: Sql,
  clientId: string,
): Promise<ReadonlyMap<string, MustHavesGiven>> {
  const rows = await readTermsOfClient(sql, clientId)
  return new Map(rows.map((row) => [row.id, toTerms(platform, row).given]))
}

/** An answer to what nobody asked is refused by name. */
function insistOnAsked({ consultation }: MustHaves, answers: MustHavesGiven['answers']): void {
  const asked = new Set(consultation?.questions.map(({ id }) => id))
  if (consultation?.document) asked.add(DOCUMENT_ANSWER)
  const others = Object.keys(answers).filter((id) => !asked.has(id))
  if (others.length === 0) return
  throw new Refusal('invalid_input', { fields: others.map((id) => ({ path: `answers.${id}`, problem: 'invalid' })) })
}

/** Saves what the client gave, even if incomplete; completeness is checked when paying. Answers and the patch test are
 *  health data: stored encrypted, and only with consent.
 *  @throws Refusal, see the contract's `giveMustHaves` */
export async function giveMustHaves(
  platform: Platform,
  bookingId: string,
  clientId: string,
  given: MustHavesGiven,
): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const booking = await lockOfClient(sql, bookingId, clientId)
    if (booking.status === 'payment_failed') throw new Refusal('hold_expired')
    if (booking.status !== 'pending_payment') throw new Refusal('booking_state')
    if (!(await arePhotosOf(sql, clientId, given.photoIds))) throw new Refusal('photo_not_found')
    const { answers, patchTest, ...open } = given
    insistOnAsked((await readBookingTerms(platform, sql, booking)).asked, answers)
    refuseContactDetails(Object.fromEntries(Object.entries(answers).map(([id, answer]) => [`answers.${id}`, answer])))
    const health: Health = given.consentsToHealthData ? { answers, patchTest } : { answers: {}, patchTest: null }
    await setGiven(sql, booking, open, sealHealth(platform, booking.id, health))
  })
}

/** Erases what a client gave about their health and the photos given with it, their consent too; whoever looks at the booking
 *  sees that it is gone.
 *  @throws Refusal `booking_state` while it is held: there the form's own tick says it */
export async function eraseHealth(platform: Platform, bookingId: string, clientId: string): Promise<void> {
  const photoIds = await platform.database.transaction(async (sql) => {
    const booking = await lockOfClient(sql, bookingId, clientId)
    if (booking.status === 'pending_payment') throw new Refusal('booking_state')
    const { answers, patchTest, ...open } = (await readBookingTerms(platform, sql, booking)).given
    await setGiven(sql, booking, { ...open, photoIds: [], consentsToHealthData: false }, null)
    await enqueueBookingMoved(sql, { providerId: booking.provider_id, bookingId })
    return open.photoIds
  })
  await removePhotos(platform, photoIds)
}
