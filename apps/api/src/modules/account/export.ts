import { readAllGiven } from '#modules/booking/terms.ts'
import { createPhotos } from '#modules/media/photo.service.ts'
import { createStepUps } from '#modules/session/step-up.ts'
import type { Actor } from '#platform/auth/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { createQuotas } from '#platform/quota/quota.ts'
import { readBookings, readHeldData } from './export.sql.ts'

const DAY_MS = 86_400_000

/** Everything that we hold about a person, for themselves (trust.md G17). */
export function createDataExports(platform: Platform) {
  const { clock, config, database } = platform
  const quotas = createQuotas(clock, config.tokenSecret)
  const photos = createPhotos(platform)
  const { requireStepUp } = createStepUps(platform)

  const gather = async (accountId: string): Promise<Record<string, unknown>> => {
    const given = await readAllGiven(platform, database, accountId)
    const asClient = await readBookings(database, accountId, 'client_id')
    return {
      madeAt: new Date(clock.now()).toISOString(),
      ...(await readHeldData(database, accountId)),
      bookings: asClient.map((booking) => ({ ...booking, mustHavesGiven: given.get(String(booking.id)) ?? null })),
      bookingsAsProvider: await readBookings(database, accountId, 'provider_id'),
      ...(await photos.takeAlong(accountId)),
    }
  }

  return {
    /** Once a day; one that fails is not counted.
     *  @throws Refusal `step_up_required`, `too_many_requests` */
    async make(actor: Actor): Promise<Record<string, unknown>> {
      await requireStepUp(database, actor)
      const subject = `export:${actor.accountId}`
      await quotas.take(database, { subject, limit: 1, windowMs: DAY_MS })
      try {
        return await gather(actor.accountId)
      } catch (error) {
        await quotas.giveBack(database, subject)
        throw error
      }
    },
  }
}
