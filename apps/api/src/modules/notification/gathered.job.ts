import { channelsFor, notificationRow } from '@ginipig/domain/notification'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { penOf } from '#platform/mail/words.ts'
import type { Platform } from '#platform/platform.ts'
import { readTold } from '#platform/tell/tell.sql.ts'
import { unsubscribeLink } from '#platform/tell/unsubscribe.ts'
import { takeWaiting } from './notification.sql.ts'
import { toNotification } from './notification.ts'

/** `notification.mail`: one mail of all that somebody was told meanwhile and hasn't read in the app. Reads what is true
 *  when it runs: what was read, or turned off since, is not mailed. */
export async function mailGathered(platform: Platform, accountId: string): Promise<void> {
  const { clock, config, database } = platform
  await database.transaction(async (sql) => {
    const rows = await takeWaiting(sql, accountId)
    const told = await readTold(sql, accountId)
    if (!told || rows.length === 0) return
    const { email, language } = told
    const pen = penOf(language, config.origins)
    const now = clock.now()
    const mailed = rows.filter(({ kind }) => channelsFor(kind, told).includes('mail'))
    const items = mailed.map((row) => {
      const { title, line, path } = toNotification(row, pen, { currency: config.currency, now })
      const app = notificationRow(row.kind).to === 'provider' ? 'console' : 'marketplace'
      return { title, line, href: `${config.origins[app]}${path}` }
    })
    if (items.length === 0) return
    // One that is made of what comes anyway offers no end that there isn't.
    const list = mailed.map(({ kind }) => notificationRow(kind).nature).find((nature) => nature !== 'service')
    const link = list ? { unsubscribe: unsubscribeLink(platform, accountId, list) } : {}
    await enqueueMail(platform, sql, { to: email, language, mail: { kind: 'news', items }, ...link })
  })
}
