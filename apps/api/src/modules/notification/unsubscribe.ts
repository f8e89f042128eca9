import type { Platform } from '#platform/platform.ts'
import { subscriberOf } from '#platform/tell/unsubscribe.ts'
import { readSubscriber, turnOffOther } from './notification.sql.ts'
import { unsubscribePage } from './unsubscribe-page.ts'

/** The page of a link, and, where its button or a mail program says so, the mails turned off: the settings' "Other
 *  notifications".
 *  @returns the page and its status */
export async function unsubscribe(
  platform: Platform,
  token: string,
  isConfirmed: boolean,
): Promise<{ status: 200 | 404; page: string }> {
  const { config, database } = platform
  const accountId = subscriberOf(platform, token)
  const known = accountId === undefined ? undefined : await readSubscriber(database, accountId)
  const { marketplace, console } = config.origins
  if (accountId === undefined || !known)
    return { status: 404, page: unsubscribePage('unknown', 'en', `${marketplace}/settings`) }
  if (isConfirmed) await turnOffOther(database, accountId)
  const settings = known.userType === 'provider' ? `${console}/provider/settings` : `${marketplace}/settings`
  return { status: 200, page: unsubscribePage(isConfirmed ? 'done' : 'asks', known.language, settings) }
}
