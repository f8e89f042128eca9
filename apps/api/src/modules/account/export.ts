import { DAY_MS } from '@ginipig/domain/time'
import { readAllGiven } from '#modules/booking/terms.ts'
import { takeDocumentsAlong } from '#modules/document/document.ts'
import { takePhotosAlong } from '#modules/media/photo.ts'
import { requireStepUp } from '#modules/session/step-up.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Actor } from '#platform/auth/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { giveBackQuota, takeQuota } from '#platform/quota/quota.ts'
import { readBookings, readHeldData } from './export.sql.ts'

async function everythingOf(platform: Platform, accountId: string): Promise<Record<string, unknown>> {
  const { clock, database } = platform
  const given = await readAllGiven(platform, database, accountId)
  const asClient = await readBookings(database, accountId, 'client_id')
  return {
    madeAt: new Date(clock.now()).toISOString(),
    ...(await readHeldData(database, accountId)),
    bookings: asClient.map((booking) => ({ ...booking, mustHavesGiven: given.get(String(booking.id)) ?? null })),
    bookingsAsProvider: await readBookings(database, accountId, 'provider_id'),
    ...(await takePhotosAlong(platform, accountId)),
    ...(await takeDocumentsAlong(platform, accountId)),
  }
}

/** Everything that we hold about a person, for themselves (trust.md G17). Once a day; one that fails is not counted.
 *  @throws Refusal `step_up_required`, `too_many_requests` */
export async function gatherData(platform: Platform, actor: Actor): Promise<Record<string, unknown>> {
  const { database } = platform
  await requireStepUp(platform, database, actor)
  const { accountId, sessionId } = actor
  const subject = `export:${accountId}`
  await takeQuota(platform, database, { subject, limit: 1, windowMs: DAY_MS })
  try {
    const everything = await everythingOf(platform, accountId)
    await audit(platform, database, { event: 'data_exported', accountId, sessionId })
    return everything
  } catch (error) {
    await giveBackQuota(platform, database, subject)
    throw error
  }
}
