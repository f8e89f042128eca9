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
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteCustomer, erase, hasOpenBooking, type Leaver, lockLeaver, readShownListings } from './deletion.sql.ts'

/** Deletes an account for good in one transaction: all of it or nothing. Files are removed after the commit; if the process
 *  ends before that, the sweep finds them as orphans.
 *  @throws Refusal `step_up_required`, `account_busy` while a booking is on its way or still to take place,
 *  `account_in_debt` while they owe us more than is still to be released to them: nobody would be left to pay it */
export const deletePerson = (platform: Platform, actor: Actor): Promise<void> =>
  takeAway(platform, actor.accountId, actor.sessionId, async (sql, { email, language }) => {
    await requireStepUp(platform, sql, actor)
    const mail = { kind: 'account_deleted', at: platform.clock.now() } as const
    await enqueueMail(platform, sql, { to: email, language, mail })
  })

/** Deletes again an account whose deletion was lost with what a backup hasn't. Its owner was told the first time.
 *  @throws Refusal `unauthenticated` where there is none, or it is deleted; else as `deletePerson` */
export const deleteAgain = (platform: Platform, accountId: string): Promise<void> =>
  takeAway(platform, accountId, undefined, async () => undefined)

/** @param first - what must be so, and is said, before anything goes */
async function takeAway(
  platform: Platform,
  accountId: string,
  sessionId: string | undefined,
  first: (sql: Sql, leaver: Leaver) => Promise<void>,
): Promise<void> {
  const passwordHash = await hashPassword(platform, randomBytes(32).toString('base64url')) // nobody's
  const now = platform.clock.now()
  const fileNames = await platform.database.transaction(async (sql) => {
    await lockProvider(sql, accountId)
    const leaver = await lockLeaver(sql, accountId)
    if (!leaver) throw new Refusal('unauthenticated')
    await first(sql, leaver)
    if (await hasOpenBooking(sql, accountId, now)) throw new Refusal('account_busy')
    if ((await readUncoveredDebt(sql, accountId, platform.config.currency)) > 0) throw new Refusal('account_in_debt')
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
    await erase(sql, accountId, { emailKey: leaver.emailKey, passwordHash, now })
    return files
  })
  await removeFiles(platform, fileNames)
}
