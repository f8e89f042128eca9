/** Of the channel that the socket servers and the emitter share in PostgreSQL. */
export const CHANNEL_PREFIX = 'ginipig'
/** The adapter's name for it: prefix and namespace. */
export const CHANNEL = `${CHANNEL_PREFIX}#/`

/** Who hears an event. */
export const rooms = {
  account: (accountId: string) => `account:${accountId}`,
  session: (sessionId: string) => `session:${sessionId}`,
  listing: (listingId: string) => `listing:${listingId}`,
  provider: (providerId: string) => `provider:${providerId}`,
}
