import type { PriceSplit } from '@ginipig/domain/booking'
import { type MustHaves, type MustHavesGiven, nothingGiven } from '@ginipig/domain/listing'
import { seal, unseal } from '#platform/crypto.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'

/** What a booking was held under: its price, what is asked of the client and what was given. */
export type BookingTerms = { split: PriceSplit; asked: MustHaves; given: MustHavesGiven }

type Health = Pick<MustHavesGiven, 'answers' | 'patchTest'>
type Open = Omit<MustHavesGiven, keyof Health>

/** Columns that `toTerms` reads. */
export const termColumns = `price, discount, total, deposit, balance, commission, must_haves_asked, must_haves_given, health_given`

export type TermRow = {
  id: string
  price: number
  discount: number
  total: number
  deposit: number
  balance: number
  commission: number
  must_haves_asked: MustHaves
  must_haves_given: Partial<Open>
  health_given: Buffer | null
}

const context = (bookingId: string) => `booking.health_given:${bookingId}`

export function toTerms(platform: Platform, row: TermRow): BookingTerms {
  const { price, discount, total, deposit, balance, commission } = row
  const health = row.health_given
    ? (unseal(platform.config.fieldKey, context(row.id), row.health_given) as Health) // sealed by `keepGiven` alone
    : { answers: {}, patchTest: null }
  return {
    split: { price, discount, total, deposit, balance, commission, earnings: price - commission },
    asked: row.must_haves_asked,
    given: { ...nothingGiven, ...row.must_haves_given, ...health },
  }
}

/** @throws when there is no such booking: callers hold its lock */
export async function readBookingTerms(platform: Platform, sql: Sql, bookingId: string): Promise<BookingTerms> {
  const row = await sql.row<TermRow>(`select id, ${termColumns} from booking where id = $1`, [bookingId])
  if (!row) throw new Error(`No booking ${bookingId}`)
  return toTerms(platform, row)
}

/** Stores what the client gave. Answers are health data: sealed, and only with the consent ticked. */
export async function keepGiven(platform: Platform, sql: Sql, bookingId: string, given: MustHavesGiven): Promise<void> {
  const { answers, patchTest, ...open } = given
  const health: Health = { answers: given.consentsToHealthData ? answers : {}, patchTest }
  await sql.row('update booking set must_haves_given = $2, health_given = $3 where id = $1', [
    bookingId,
    JSON.stringify(open),
    seal(platform.config.fieldKey, context(bookingId), health),
  ])
}
