import { isSigned, sign } from '#platform/crypto.ts'
import type { Platform } from '#platform/platform.ts'

/** What a signature stands for. */
const PURPOSE = 'unsubscribe'

/** Under the marketplace's origin. */
export const UNSUBSCRIBE_PATH = '/api/v1/unsubscribe'

/** The link in mails that may be left out; good as long as the account is, and for nothing else.
 *  Source: RFC 8058, trust.md G45 */
export const unsubscribeLink = ({ config }: Pick<Platform, 'config'>, accountId: string): string =>
  `${config.origins.marketplace}${UNSUBSCRIBE_PATH}/${accountId}.${sign(config.tokenSecret, PURPOSE, accountId)}`

/** Whose mails a link ends; undefined for one that isn't ours. */
export function subscriberOf({ config }: Pick<Platform, 'config'>, token: string): string | undefined {
  const [accountId = '', signature = ''] = token.split('.')
  return isSigned(config.tokenSecret, PURPOSE, accountId, signature) ? accountId : undefined
}
