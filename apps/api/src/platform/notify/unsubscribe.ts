import type { MailList } from '@ginipig/domain/notification'
import { isSigned, sign } from '#platform/crypto.ts'
import type { Platform } from '#platform/platform.ts'

/** What a signature stands for. */
const purposes: Record<MailList, string> = { optional: 'unsubscribe', marketing: 'unsubscribe.marketing' }
const mailLists = Object.keys(purposes) as MailList[] // keys of a const object

/** Under the marketplace's origin. */
export const UNSUBSCRIBE_PATH = '/api/v1/unsubscribe'

/** The link in mails that may be left out; good as long as the account is, and for nothing else.
 *  Source: RFC 8058, trust.md G45 */
export const unsubscribeLink = ({ config }: Pick<Platform, 'config'>, accountId: string, list: MailList): string =>
  `${config.origins.marketplace}${UNSUBSCRIBE_PATH}/${accountId}.${sign(config.tokenSecret, purposes[list], accountId)}`

/** Whose mails a link ends, and which; undefined for one that isn't ours. */
export function subscriberOf(
  { config }: Pick<Platform, 'config'>,
  token: string,
): { accountId: string; list: MailList } | undefined {
  const [accountId = '', signature = ''] = token.split('.')
  const list = mailLists.find((one) => isSigned(config.tokenSecret, purposes[one], accountId, signature))
  return list && { accountId, list }
}
