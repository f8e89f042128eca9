import { acceptedStatuses, maskContactDetails } from '@ginipig/domain/message'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { readUnreadMail, saveMailed, type UnreadMail } from './inbox.sql.ts'

/** The booking that the two have, in the words of a mail. */
const aboutOf = ({ reference, title, starts_at: startsAt, zone }: UnreadMail) =>
  reference === null || title === null || startsAt === null || zone === null
    ? null
    : { reference, title, startsAt, zone }

/** `message.mail`: notifies somebody of unread messages, once until they have read them: behind the bell, and by mail with
 *  the last one. Reads the state when it runs, so several messages become one notification and none is sent of what was
 *  read. */
export async function mailUnread(
  platform: Platform,
  { threadId, accountId }: { threadId: string; accountId: string },
): Promise<void> {
  const { clock, database } = platform
  await database.transaction(async (sql) => {
    const unread = await readUnreadMail(sql, {
      threadId,
      meId: accountId,
      accepted: acceptedStatuses,
      now: clock.now(),
    })
    if (!unread) return
    if (!(await saveMailed(sql, threadId, accountId, unread.last_number))) return
    const parts = unread.is_open ? [{ text: unread.text }] : maskContactDetails(unread.text)
    const isProvider = unread.side === 'provider'
    await notify(platform, sql, {
      accountId,
      event: `message.${threadId}.${unread.last_number}`,
      about: { personId: unread.other_id, pageId: unread.other_id },
      mail: {
        kind: isProvider ? 'message_unread_for_provider' : 'message_unread',
        app: isProvider ? 'console' : 'marketplace',
        personId: unread.other_id,
        name: unread.name,
        count: unread.count,
        parts,
        hasPicture: unread.has_picture,
        sentAt: unread.sent_at,
        about: aboutOf(unread),
        now: clock.now(),
      },
    })
  })
}
