const given = import.meta.env

/** Where things are, fixed when the app is built. By default all of it is this origin: no CORS (architecture.md §4). */
export const env = {
  apiBase: asText(given.VITE_API_BASE, '/api/v1'),
  socketUrl: asText(given.VITE_SOCKET_URL, ''),
  isProduction: given.PROD,
} as const

function asText(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise
}
