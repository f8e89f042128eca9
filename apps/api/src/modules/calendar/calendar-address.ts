import { sign, signatures } from '#platform/crypto.ts'
import { isAllowed } from '#platform/outbound/fetch-public.ts'
import { isPrivateHost } from '#platform/outbound/public-address.ts'
import type { Platform } from '#platform/platform.ts'

/** An address as it was typed or copied; `webcal:` is what calendars call their own https.
 *  @returns the address, or what is wrong with it */
export function readAddress(text: string, standIn?: string): URL | 'calendar_address' | 'calendar_private' {
  const typed = text.replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(typed)) return 'calendar_address'
  const url = new URL(typed)
  url.hash = ''
  if (isAllowed(url, standIn)) return url
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && isPrivateHost(url.hostname) ? 'calendar_private' : 'calendar_address'
}

type Keyed = Pick<Platform, 'config'>
const textOf = (providerId: string, url: URL) => `${providerId}\n${url.href}`

/** A keyed hash by which the same address is recognised without storing it. */
export const markOf = ({ config }: Keyed, providerId: string, url: URL): Buffer =>
  Buffer.from(sign(config.tokenSecret, 'calendar', textOf(providerId, url)), 'base64url')

/** That hash by each key, since an older key may have made the stored one. */
export const marksOf = ({ config }: Keyed, providerId: string, url: URL): Buffer[] =>
  signatures(config.tokenSecret, 'calendar', textOf(providerId, url)).map((one) => Buffer.from(one, 'base64url'))

/** What a sealed address is bound to. */
export const addressContext = (calendarId: string) => `outside_calendar:${calendarId}`
