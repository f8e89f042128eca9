import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import type { Language } from '@ginipig/domain/identity'
import { NOTICE_DAYS } from '@ginipig/domain/legal'
import { DAY_MS, DEFAULT_ZONE, fromWallClock } from '@ginipig/domain/time'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { claimTermsRecipients } from './account.sql.ts'

/** Mails queued per transaction. */
const AT_ONCE = 200
/** Ms between two mails, so that codes and booking mails don't wait behind a mass mailing. */
const EVERY_MS = 100

type Change = {
  /** The day from which they hold, YYYY-MM-DD in the UK. */
  from: string
  /** Whose terms: the marketplace's clients, the console's providers. */
  app: Audience
  changes: Readonly<Record<Language, string>>
  /** The law makes us change them with less notice. */
  isSooner: boolean
}

/** Mails everybody of one side that their terms change, once per person and day of the change; a run that broke off
 *  resumes.
 *  @returns how many were told
 *  @throws RangeError for an invalid day, or one with less than `NOTICE_DAYS` before it. Source: trust.md §5 */
export async function mailTermsChange(platform: Platform, { from, app, changes, isSooner }: Change): Promise<number> {
  const instant = fromWallClock({ date: from, time: '00:00' }, DEFAULT_ZONE)
  if (instant === undefined) throw new RangeError(`There is no day ${from}`)
  if (!isSooner && instant - platform.clock.now() < NOTICE_DAYS * DAY_MS)
    throw new RangeError(`Less than ${NOTICE_DAYS} days are left before ${from}`)
  const userType = app === 'console' ? 'provider' : 'user'
  let told = 0
  for (let taken = AT_ONCE; taken === AT_ONCE; told += taken)
    taken = await platform.database.transaction(async (sql) => {
      const people = await claimTermsRecipients(sql, { from, userType, atOnce: AT_ONCE })
      for (const [index, { email, language }] of people.entries()) {
        const mail = { kind: 'terms_change', app, from: instant, changes: changes[language] } as const
        await enqueueMail(platform, sql, { to: email, language, mail }, (told + index) * EVERY_MS)
      }
      return people.length
    })
  return told
}
