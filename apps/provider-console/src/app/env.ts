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
  isProduction: given.PROD,
} as const

function asText(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise
}
