import { channelsFor, notificationRow } from '@ginipig/domain/notification'
import type { Sql } from '#platform/database/sql.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { wordContext } from '#platform/mail/words.ts'
import { readRecipient } from '#platform/notify/notify.sql.ts'
import { unsubscribeLink } from '#platform/notify/unsubscribe.ts'
import type { Platform } from '#platform/platform.ts'
import { claimUnmailed, type NotificationRow, readAnsweredPhotos } from './notification.sql.ts'
import { toNotification } from './notification.ts'

/** Of photos alone: how many are shown, and of each other why not. Undefined where all of them are gone. */
async function photosMail(sql: Sql, accountId: string, rows: readonly NotificationRow[]): Promise<Mail | undefined> {
  const ids = rows.flatMap(({ page_id: id }) => id ?? [])
  const photos = await readAnsweredPhotos(sql, accountId, ids)
  if (photos.length === 0) return undefined
  const refused = photos.flatMap(({ number, because }) => (because === null ? [] : [{ number, because }]))
  return { kind: 'photos_answered', shown: photos.length - refused.length, refused }
}

/** `notification.mail`: a digest mail of what somebody was told and hasn't read in the app. Reads the state when it runs:
 *  what was read, or turned off since, is left out. */
export async function mailGathered(platform: Platform, accountId: string): Promise<void> {
  const { clock, config, database } = platform
  await database.transaction(async (sql) => {
    const rows = await claimUnmailed(sql, accountId)
    const told = await readRecipient(sql, accountId)
    if (!told || rows.length === 0) return
    const { email, language } = told
    const context = wordContext(language, config.origins)
    const now = clock.now()
    const mailed = rows.filter(({ kind }) => channelsFor(kind, told).includes('mail'))
    const items = mailed.map((row) => {
      const { title, line, path } = toNotification(row, context, { currency: config.currency, now })
      const app = notificationRow(row.kind).to === 'provider' ? 'console' : 'marketplace'
      return { title, line, href: `${config.origins[app]}${path}` }
    })
    const [first] = mailed
    if (!first) return
    // One that is made of what comes anyway offers no end that there isn't.
    const list = mailed.map(({ kind }) => notificationRow(kind).nature).find((nature) => nature !== 'service')
    const link = list ? { unsubscribe: unsubscribeLink(platform, accountId, list) } : {}
    const app = notificationRow(first.kind).to === 'provider' ? 'console' : 'marketplace'
    const isOfPhotos = mailed.every(({ kind }) => notificationRow(kind).topic === 'photos')
    const mail = isOfPhotos
      ? await photosMail(sql, accountId, mailed)
      : ({ kind: 'news', app, isAlways: list === undefined, items } as const)
    if (mail) await enqueueMail(platform, sql, { to: email, language, mail, ...link })
  })
}
