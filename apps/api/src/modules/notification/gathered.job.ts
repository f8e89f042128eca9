import { notificationRow } from '@ginipig/domain/notification'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { penOf } from '#platform/mail/words.ts'
import type { Platform } from '#platform/platform.ts'
import { unsubscribeLink } from '#platform/tell/unsubscribe.ts'
import { readSubscriber, takeWaiting } from './notification.sql.ts'
import { toNotification } from './notification.ts'

/** `notification.mail`: one mail of all that somebody was told meanwhile and hasn't read in the app. Reads what is true
 *  when it runs: what was read, or turned off since, is not mailed. */
export async function mailGathered(platform: Platform, accountId: string): Promise<void> {
  const { clock, config, database } = platform
  await database.transaction(async (sql) => {
    const rows = await takeWaiting(sql, accountId)
    const subscriber = await readSubscriber(sql, accountId)
    if (!subscriber || rows.length === 0) return
    const { email, language, takesOther } = subscriber
    const pen = penOf(language, config.origins)
    const now = clock.now()
    const items = rows
      .filter(({ kind }) => takesOther || notificationRow(kind).nature === 'service')
      .map((row) => {
        const { title, line, path } = toNotification(row, pen, { currency: config.currency, now })
        const app = notificationRow(row.kind).to === 'provider' ? 'console' : 'marketplace'
        return { title, line, href: `${config.origins[app]}${path}` }
      })
    if (items.length === 0) return
    const unsubscribe = unsubscribeLink(platform, accountId)
    await enqueueMail(platform, sql, { to: email, language, mail: { kind: 'news', items }, unsubscribe })
  })
}
