import { DEFAULT_ZONE, dayBounds, HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { isbot } from 'isbot'
import type { Platform } from '#platform/platform.ts'
import { networkOf } from '#platform/quota/network.ts'
import { isFirst, takeVisit } from '#platform/quota/quota.ts'
import { addView, readOwner } from './listing.sql.ts'

/** Listings that one network looks at in an hour; beyond it somebody is counting up, not looking. */
const LOOKED = { limit: 300, windowMs: HOUR_MS }

export type Visitor = { ip: string; userAgent: string | undefined; accountId: string | undefined }

/** Counts a view of a listing: a visitor once a day, by account, or by network and browser as a keyed hash that is dropped
 *  with the day. Robots and the listing's own provider don't count.
 *  @throws Refusal `too_many_requests` */
export async function countLook(platform: Platform, listingId: string, visitor: Visitor): Promise<void> {
  const { database, clock } = platform
  const { ip, userAgent, accountId } = visitor
  if (!userAgent || isbot(userAgent)) return
  const providerId = await readOwner(database, listingId)
  if (providerId === undefined || providerId === accountId) return
  await takeVisit(platform, { what: 'look', ip, ...LOOKED })
  const now = clock.now()
  const { date } = toWallClock(now, DEFAULT_ZONE)
  const who = accountId ?? `${networkOf(ip)} ${userAgent}`
  const windowMs = dayBounds(now, DEFAULT_ZONE).to - now
  await database.transaction(async (sql) => {
    if (await isFirst(platform, sql, { subject: `look:${date}:${listingId}:${who}`, windowMs }))
      await addView(sql, providerId, listingId)
  })
}
