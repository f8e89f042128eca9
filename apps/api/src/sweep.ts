import { refreshPassedRooms } from '#modules/booking/booking.job.ts'
import { createBookings } from '#modules/booking/booking.service.ts'
import { createOtps } from '#modules/identity/otp.service.ts'
import { createPasswordResets } from '#modules/identity/password-reset.service.ts'
import { createPhotos } from '#modules/media/photo.service.ts'
import { requeueLost } from '#modules/payment/webhook.service.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'

/** What is due by the data itself: deadlines live in the rows, so after an outage this catches up alone. It does not
 *  go through the queue, which a crash can stall. Safe on any number of workers. Source: architecture.md §5. */
export async function sweep(
  platform: Platform,
): Promise<Record<'expired' | 'holds' | 'requeued' | 'rooms' | 'challenges' | 'resets' | 'pictures', number>> {
  const bookings = createBookings(platform)
  const expired = await bookings.expireDue()
  const holds = await bookings.dueHolds()
  for (const { id } of holds)
    await enqueue(platform.database, 'payment.reap-hold', { bookingId: id }, `payment.reap-hold:${id}`)
  const requeued = await requeueLost(platform)
  const rooms = await refreshPassedRooms(platform)
  const challenges = await createOtps(platform).sweep()
  const resets = await createPasswordResets(platform).sweep()
  const pictures = await createPhotos(platform).removeUnclaimed()
  return { expired, holds: holds.length, requeued, rooms, challenges, resets, pictures }
}

/** What lies on the disk alone. It reads the whole folder of photos, so it comes each hour, not each minute. */
export async function sweepFiles(platform: Platform): Promise<{ photos: number }> {
  return { photos: await createPhotos(platform).removeOrphans() }
}
