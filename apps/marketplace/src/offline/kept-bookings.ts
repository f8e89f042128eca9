import { DAY_MS } from '@ginipig/domain/time'
import { createVault } from '@ginipig/session/vault.ts'
import * as v from 'valibot'

/** Under it the sealed bookings lie in local storage; who logs out takes it along (`clearPersonalData`). */
const KEY = 'ginipig.days'
/** How far ahead an appointment is kept: for today, and for who sets out early tomorrow. */
export const KEPT_AHEAD_MS = 2 * DAY_MS

/** What somebody needs on the way to an appointment, nothing else of the booking. */
const KeptBooking = v.object({
  id: v.string(),
  reference: v.string(),
  title: v.string(),
  durationMinutes: v.number(),
  startsAt: v.number(),
  endsAt: v.number(),
  zone: v.string(),
  name: v.string(),
  /** Null online. */
  address: v.nullable(v.string()),
  phone: v.nullable(v.string()),
})
export type KeptBooking = v.InferOutput<typeof KeptBooking>

/** Whose bookings, as they were when; soonest first. Instants are epoch ms. */
const KeptBookings = v.object({ accountId: v.string(), savedAt: v.number(), bookings: v.array(KeptBooking) })
export type KeptBookings = v.InferOutput<typeof KeptBookings>

/** Whether a booking is kept at all: it is ahead or under way, and soon. */
export const isSoon = ({ startsAt, endsAt }: Pick<KeptBooking, 'startsAt' | 'endsAt'>, now: number): boolean =>
  endsAt > now && startsAt < now + KEPT_AHEAD_MS

/** Sealed like the session, with the key that log-out destroys. Source: decision 0059.
 *  @param isStillHere - asked when it is sealed: what belongs to somebody who left meanwhile isn't written */
export async function writeKept(kept: KeptBookings, isStillHere: () => boolean): Promise<void> {
  const sealed = await createVault().seal(JSON.stringify(kept), kept.accountId)
  if (isStillHere()) localStorage.setItem(KEY, sealed)
}

/** @returns undefined where nothing is kept for this account, or it can't be read */
export async function readKept(accountId: string): Promise<KeptBookings | undefined> {
  try {
    const sealed = localStorage.getItem(KEY)
    const text = sealed === null ? undefined : await createVault().open(sealed)
    const kept = text === undefined ? undefined : v.parse(KeptBookings, JSON.parse(text))
    return kept?.accountId === accountId ? kept : undefined
  } catch {
    return undefined
  }
}
