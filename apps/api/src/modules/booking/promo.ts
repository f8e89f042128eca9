import type { PromoRefused } from '@ginipig/contract/booking/promo.ts'
import { splitPrice } from '@ginipig/domain/booking'
import {
  type PromoRefusal,
  type PromoRules,
  type PromoTerms,
  promoDiscount,
  promoRefusal,
} from '@ginipig/domain/payment'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { openVoid } from '#modules/payment/open-op.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import { lockHolder } from './hold.sql.ts'
import {
  deleteRedemption,
  insertPromo,
  insertRedemption,
  lockPromo,
  type PromoRow,
  readCategory,
  readClientsUse,
  readPromoOf,
  setDiscount,
} from './promo.sql.ts'
import { enqueueBookingMoved, keyOf, type LockedBooking, lockOfClient } from './steps.ts'

/** Codes that one person may try in an hour: no list of words can be tried (trust.md §4). */
const TRIES = { limit: 10, windowMs: HOUR_MS, code: 'too_many_promo_codes' } as const

function insistOnHold({ status, hold_until: holdUntil }: LockedBooking, now: number): void {
  if (status === 'payment_failed') throw new Refusal('hold_expired')
  if (status !== 'pending_payment') throw new Refusal('booking_state')
  if (holdUntil <= now) throw new Refusal('hold_expired')
}

/** What a held booking costs with so much off. A charge for another sum is released, also one that is only being made:
 *  nothing of it was taken. */
async function setPrice(sql: Sql, booking: LockedBooking, discount: number, now: number): Promise<void> {
  const key = keyOf(booking)
  await setDiscount(sql, key, splitPrice(booking.price, booking.policy, discount))
  await openVoid(sql, key, now)
  await enqueueBookingMoved(sql, key)
}

/** The rule that a code breaks for a booking, if any. Under the code's lock. */
async function refusalOf(sql: Sql, booking: LockedBooking, promo: PromoRow, now: number) {
  const { id: bookingId, client_id: clientId, price, policy } = booking
  const { used: usedByClient, hasBooked } = await readClientsUse(sql, { codeId: promo.id, clientId, bookingId })
  const category = (await readCategory(sql, keyOf(booking)))?.category ?? ''
  const rules: PromoRules = { ...promo, usedByClient }
  const facts = { price, category, hasBooked, smallestCharge: policy.smallestChargePence }
  return promoRefusal(rules, facts, now)
}

const refused = (why: PromoRefusal, code: string, promo: PromoRow | undefined): PromoRefused => ({
  why,
  code,
  at: (why === 'not_yet' ? promo?.startsAt : why === 'ended' ? promo?.endsAt : null) ?? null,
  uses: why === 'used_up' ? (promo?.uses ?? null) : null,
  minimum: why === 'minimum' ? (promo?.minimum ?? null) : null,
  category: why === 'category' ? ((promo?.category ?? null) as PromoRefused['category']) : null, // checked by the schema
})

/** Takes a code off a held booking, in the place of an earlier one. @returns why not, where it takes nothing off
 *  @throws Refusal, see the contract's `applyPromo` */
export async function applyPromo(
  platform: Platform,
  bookingId: string,
  clientId: string,
  code: string,
): Promise<PromoRefused | null> {
  const { database, clock } = platform
  await takeQuota(platform, database, { subject: `promo:${clientId}`, ...TRIES })
  return database.transaction(async (sql) => {
    const now = clock.now()
    const booking = await lockOfClient(sql, bookingId, clientId)
    insistOnHold(booking, now)
    const key = keyOf(booking)
    const mine = await readPromoOf(sql, key)
    if (mine?.code === code) return null
    if (mine) throw new Refusal('booking_state')
    await lockHolder(sql, clientId)
    const promo = await lockPromo(sql, code)
    if (!promo) return refused('unknown', code, undefined)
    const why = await refusalOf(sql, booking, promo, now)
    if (why) return refused(why, code, promo)
    await insertRedemption(sql, { ...key, codeId: promo.id, clientId, now })
    await setPrice(sql, booking, promoDiscount(promo, booking.price, booking.policy.smallestChargePence), now)
    return null
  })
}

/** Takes a code from a held booking; without one nothing changes. */
export async function removePromo(platform: Platform, bookingId: string, clientId: string): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const now = platform.clock.now()
    const booking = await lockOfClient(sql, bookingId, clientId)
    insistOnHold(booking, now)
    if (!(await readPromoOf(sql, keyOf(booking)))) return
    await deleteRedemption(sql, keyOf(booking))
    await setPrice(sql, booking, 0, now)
  })
}

/** Looks once more at the code of a booking that is to be paid: one that ended meanwhile, or is no longer for its client,
 *  is taken off. @returns whether the price is what the client was shown */
export async function keepsPromo(sql: Sql, booking: LockedBooking, now: number): Promise<boolean> {
  if (booking.discount === 0) return true
  const mine = await readPromoOf(sql, keyOf(booking))
  const promo = mine && (await lockPromo(sql, mine.code))
  // Its own use is among those counted.
  if (promo && !(await refusalOf(sql, booking, { ...promo, used: promo.used - 1 }, now))) return true
  await deleteRedemption(sql, keyOf(booking))
  await setPrice(sql, booking, 0, now)
  return false
}

/** When a code ends whose last day this is, by UTC. Epoch ms. @param until - YYYY-MM-DD */
export const endOfPromo = (until: string): number => Date.parse(until) + DAY_MS

/** Makes a code, good from now on; its end is ahead. @returns false where there is one of that name already */
export const makePromo = (sql: Sql, terms: PromoTerms, now: number): Promise<boolean> =>
  insertPromo(sql, {
    code: terms.code,
    pence: terms.pence ?? null,
    rate: terms.percent === undefined ? null : terms.percent * 100,
    cap: terms.cap ?? null,
    minimum: terms.minimum ?? 0,
    startsAt: now,
    endsAt: terms.until === undefined ? null : endOfPromo(terms.until),
    uses: terms.uses ?? null,
    usesPerClient: terms.usesPerClient ?? 1,
    isForFirst: terms.isForFirst ?? false,
    category: terms.category ?? null,
    now,
  })
