import { DEFAULT_CURRENCY } from '@ginipig/domain/money'

const given = import.meta.env

/** Where things are, fixed when the app is built. By default all of it is this origin: no CORS (architecture.md §4). */
export const env = {
  apiBase: asText(given.VITE_API_BASE, '/api/v1'),
  authBase: asText(given.VITE_AUTH_BASE, ''),
  paymentBase: asText(given.VITE_PAYMENT_BASE, ''),
  shareUrl: asText(given.VITE_SHARE_URL, ''),
  socketUrl: asText(given.VITE_SOCKET_URL, ''),
  /** Of the page that says how we are doing, on another host; empty for none (trust.md G51). */
  statusUrl: asText(given.VITE_STATUS_URL, ''),
  /** What the API answers later; a build for another currency than pounds says it here too. */
  currency: asText(given.VITE_CURRENCY, DEFAULT_CURRENCY),
  /** Of the service that counts visits (spec §7); empty for none: then nobody is asked. */
  analyticsId: asText(given.VITE_ANALYTICS_ID, ''),
  /** Our pages elsewhere, by the name that their link shows; those that a deployment has (spec §9). */
  socialLinks: Object.entries({
    Facebook: asText(given.VITE_FACEBOOK_URL, ''),
    Instagram: asText(given.VITE_INSTAGRAM_URL, ''),
    TikTok: asText(given.VITE_TIKTOK_URL, ''),
  }).filter(([, url]) => url !== ''),
  isProduction: given.PROD,
} as const

function asText(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise
}
