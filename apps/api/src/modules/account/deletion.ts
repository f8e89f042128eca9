import { randomBytes } from 'node:crypto'
import { createPhotos } from '#modules/media/photo.service.ts'
import { createEndings } from '#modules/session/ending.ts'
import { hashPassword } from '#modules/session/password/hash.ts'
import { createStepUps } from '#modules/session/step-up.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { erase, forgetCustomer, hasOpenBooking, lockLeaver } from './deletion.sql.ts'

export function createAccountDeletions(platform: Platform) {
  const { clock, database } = platform
  const photos = createPhotos(platform)
  const { endAll } = createEndings(platform)
  const { requireStepUp } = createStepUps(platform)
  return {
    /** For good, at once, in one transaction: all of it or nothing. The files go after the commit; should the process
     *  end before, the sweep finds them without a row.
     *  @throws Refusal `step_up_required`, `account_busy` while a booking is on its way or still to take place */
    async delete(actor: Actor): Promise<void> {
      const { accountId } = actor
      const passwordHash = await hashPassword(randomBytes(32).toString('base64url')) // nobody's
      const now = clock.now()
      const fileNames = await database.transaction(async (sql) => {
        await lockProvider(sql, accountId)
        const leaver = await lockLeaver(sql, accountId)
        if (!leaver) throw new Refusal('unauthenticated')
        await requireStepUp(sql, actor)
        if (await hasOpenBooking(sql, accountId, now)) throw new Refusal('account_busy')
        const { email, email_key: emailKey, language } = leaver
        await enqueueMail(platform, sql, { to: email, language, mail: { kind: 'account_deleted', at: now } })
        const stripeCustomer = await forgetCustomer(sql, accountId)
        if (stripeCustomer !== undefined) await enqueue(sql, 'customer.erase', { stripeCustomer })
        await endAll(sql, accountId, 'account_deleted')
        const files = await photos.forgetAll(sql, accountId)
        await erase(sql, accountId, { emailKey, passwordHash, now })
        return files
      })
      await photos.removeFiles(fileNames)
    },
  }
}
