import { closeListings } from '#modules/my-listing/close-listings.ts'
import { endAll } from '#modules/session/ending.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { isPersons, setSuspended } from './account.sql.ts'

// What an operator does about a person. Nothing of it is for operators: they come and go by commands/operators.ts.

/** Shuts a client or provider out: their sessions end at both origins, what they list is closed, and they are told why by
 *  mail. What waits for their answer and the slots of theirs that somebody holds end with the next sweep (`endForSuspended`);
 *  what is booked stays, for a person to decide on.
 *  @returns false for who is suspended already, deleted or an operator */
export const suspendAccount = (platform: Platform, accountId: string, reason: string): Promise<boolean> =>
  platform.database.transaction(async (sql) => {
    const now = platform.clock.now()
    await lockProvider(sql, accountId)
    const suspended = await setSuspended(sql, accountId, now)
    if (!suspended) return false
    const { email: to, language, userType } = suspended
    await endAll(platform, sql, accountId, 'suspended')
    await closeListings(sql, accountId, now)
    const mail = { kind: 'account_suspended', isProvider: userType === 'provider', reason } as const
    await enqueueMail(platform, sql, { to, language, mail })
    return true
  })

/** Lets somebody back in: they log in, and a provider opens their listings again themselves. Nobody tells them.
 *  @returns false for who isn't suspended */
export const unsuspendAccount = async ({ database }: Pick<Platform, 'database'>, accountId: string): Promise<boolean> =>
  (await setSuspended(database, accountId, null)) !== undefined

/** Logs a client or provider out everywhere. @returns false for an operator and for nobody's account */
export const logOutEverywhere = (platform: Platform, accountId: string): Promise<boolean> =>
  platform.database.transaction(async (sql) => {
    if (!(await isPersons(sql, accountId))) return false
    await endAll(platform, sql, accountId, 'operator')
    return true
  })
