import { subscriberOf } from '#platform/notify/unsubscribe.ts'
import type { Platform } from '#platform/platform.ts'
import { readSubscriber, turnOff } from './notification.sql.ts'
import { unsubscribePage } from './unsubscribe-page.ts'

const doneStates = { optional: 'done', marketing: 'done_with_news' } as const

/** The page of a link, and, where its button or a mail program says so, the mails turned off: the switch of the settings
 *  that the link is for.
 *  @returns the page and its status */
export async function unsubscribe(
  platform: Platform,
  token: string,
  isConfirmed: boolean,
): Promise<{ status: 200 | 404; page: string }> {
  const { config, database } = platform
  const subscriber = subscriberOf(platform, token)
  const known = subscriber && (await readSubscriber(database, subscriber.accountId))
  const { marketplace, console } = config.origins
  if (!subscriber || !known) return { status: 404, page: unsubscribePage('unknown', 'en', `${marketplace}/settings`) }
  const { accountId, list } = subscriber
  if (isConfirmed) await turnOff(database, accountId, list)
  const settings = known.userType === 'provider' ? `${console}/provider/settings` : `${marketplace}/settings`
  return { status: 200, page: unsubscribePage(isConfirmed ? doneStates[list] : 'asks', known.language, settings) }
}
