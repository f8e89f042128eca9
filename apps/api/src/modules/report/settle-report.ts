import { isAnnounced, reportReference } from '@ginipig/domain/report'
import { enqueueDiaryChanged, enqueueListingChanged } from '#modules/my-listing/enqueue-listing-changed.ts'
import { audit } from '#platform/audit/audit.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { readProviderOf, settle, takeDown } from './report.sql.ts'
import { notifyHeld } from './report.ts'

type Settling = Pick<Platform, 'clock' | 'config' | 'database' | 'log'>

/** An operator answers a report: its author is told and reads the answer, money that waited goes on by itself, which its
 *  provider is told, and it is written down. @returns false where no such report is open */
export const settleReport = (platform: Settling, number: number, answer: string): Promise<boolean> =>
  platform.database.transaction(async (sql) => {
    const settled = await settle(sql, number, answer, platform.clock.now())
    if (!settled) return false
    const { id, reporter_id: accountId, user_type: userType, provider_id: providerId, booking_id: bookingId } = settled
    const booking = settled.holds_money && providerId && bookingId ? { providerId, bookingId } : undefined
    const kind = userType === 'provider' ? 'report_settled_for_provider' : 'report_settled'
    const mail = { kind, id, reference: reportReference(number), quote: settled.quote, answer } as const
    await notify(platform, sql, { accountId, event: `report.${id}.settled`, about: { pageId: id }, mail })
    if (booking) {
      await enqueue(sql, 'booking.moved', booking, `booking.moved:${booking.bookingId}`)
      if (isAnnounced(settled.reason)) await notifyHeld(platform, sql, booking, 'booking_report_over', id)
    }
    await audit(platform, sql, { event: 'report_settled', accountId, detail: reportReference(number) })
    return true
  })

/** An operator takes a listing down, under its provider's lock as a publish is: nobody finds or books it any more, its
 *  provider is told why, and it is written down. @returns false where no such listing is shown */
export const takeListingDown = (platform: Settling, listingId: string, reason: string): Promise<boolean> =>
  platform.database.transaction(async (sql) => {
    const of = await readProviderOf(sql, listingId)
    if (of) await lockProvider(sql, of.provider_id)
    const taken = await takeDown(sql, listingId, platform.clock.now())
    if (!taken) return false
    const { provider_id: providerId, title } = taken
    await enqueueListingChanged(sql, { providerId, listingId })
    await enqueueDiaryChanged(sql, providerId)
    await notify(platform, sql, {
      accountId: providerId,
      event: `listing.${listingId}.taken_down`,
      about: { listingId },
      mail: { kind: 'listing_taken_down', title, reason },
    })
    await audit(platform, sql, { event: 'listing_taken_down', accountId: providerId, detail: listingId })
    return true
  })
