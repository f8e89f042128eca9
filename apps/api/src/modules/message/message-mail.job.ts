import { acceptedStatuses, maskContactDetails } from '@ginipig/domain/message'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { readUnreadMail, saveMailed } from './inbox.sql.ts'

/** `message.mail`: tells somebody of what they have not read, once until they have read it, with the last of it. Reads
 *  what is true when it runs, so that several messages are one mail, and none goes out for what was read. */
export async function mailUnread(
  { clock, config, database }: Platform,
  { threadId, accountId }: { threadId: string; accountId: string },
): Promise<void> {
  await database.transaction(async (sql) => {
    const unread = await readUnreadMail(sql, threadId, accountId, acceptedStatuses)
    if (!unread?.takes_mail) return
    if (!(await saveMailed(sql, threadId, accountId, unread.last_number))) return
    const parts = unread.is_open ? [{ text: unread.text }] : maskContactDetails(unread.text)
    await enqueueMail({ config }, sql, {
      to: unread.email,
      language: unread.language,
      mail: {
        kind: 'message_unread',
        app: unread.side === 'provider' ? 'console' : 'marketplace',
        personId: unread.other_id,
        name: unread.name,
        count: unread.count,
        parts,
        hasPicture: unread.has_picture,
        sentAt: unread.sent_at,
        now: clock.now(),
      },
    })
  })
}
