import { randomBytes } from 'node:crypto'
import { deleteDocumentsOf } from '#modules/document/document.ts'
import { deletePhotosOf, removeFiles } from '#modules/media/photo.ts'
import { enqueueListingsChanged } from '#modules/my-listing/enqueue-listing-changed.ts'
import { readUncoveredDebt } from '#modules/payment/debt.ts'
import { endAll } from '#modules/session/ending.ts'
import { hashPassword } from '#modules/session/password/hash.ts'
import { requireStepUp } from '#modules/session/step-up.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteCustomer, erase, hasOpenBooking, lockLeaver, readShownListings } from './deletion.sql.ts'

/** Deletes an account for good in one transaction: all of it or nothing. Files are removed after the commit; if the process
 *  ends before that, the sweep finds them as orphans.
 *  @throws Refusal `step_up_required`, `account_busy` while a booking is on its way or still to take place,
 *  `account_in_debt` while they owe us more than is still to be released to them: nobody would be left to pay it */
export async function deletePerson(platform: Platform, actor: Actor): Promise<void> {
  const { accountId, sessionId } = actor
  const passwordHash = await hashPassword(platform, randomBytes(32).toString('base64url')) // nobody's
  const now = platform.clock.now()
  const fileNames = await platform.database.transaction(async (sql) => {
    await lockProvider(sql, accountId)
    const leaver = await lockLeaver(sql, accountId)
    if (!leaver) throw new Refusal('unauthenticated')
    await requireStepUp(platform, sql, actor)
    if (await hasOpenBooking(sql, accountId, now)) throw new Refusal('account_busy')
    if ((await readUncoveredDebt(sql, accountId, platform.config.currency)) > 0) throw new Refusal('account_in_debt')
    const { email, emailKey, language } = leaver
    await enqueueMail(platform, sql, { to: email, language, mail: { kind: 'account_deleted', at: now } })
    const stripeCustomer = await deleteCustomer(sql, accountId)
    if (stripeCustomer !== undefined) await enqueue(sql, 'customer.erase', { stripeCustomer })
    await endAll(platform, sql, accountId, 'account_deleted')
    const files = [...(await deletePhotosOf(sql, accountId)), ...(await deleteDocumentsOf(sql, accountId))]
    await audit(platform, sql, { event: 'account_deleted', accountId, sessionId })
    const shown = await readShownListings(sql, accountId)
    await enqueueListingsChanged(
      sql,
      accountId,
      shown.map(({ id }) => id),
    )
    await erase(sql, accountId, { emailKey, passwordHash, now })
    return files
  })
  await removeFiles(platform, fileNames)
}
