/** Beside the session; it tells nothing about anybody. */
const NONCE_KEY = 'ginipig.refresh'

export type RefreshNonce = {
  /** Of the refresh whose answer is still out, or a new one. */
  take: () => string
  /** The server has answered: the next refresh is another. */
  settle: () => void
}

/** Kept for all tabs and over a reload: a refresh whose answer was lost is asked for again as the same one, whoever
 *  asks. With another nonce the server could only take it for a thief's. Source: trust.md §2.4. */
export function createRefreshNonce(getStorage: () => Storage = () => localStorage): RefreshNonce {
  /** Of a page whose storage is forbidden. */
  let own: string | undefined
  return {
    take: () => {
      try {
        const storage = getStorage()
        const nonce = storage.getItem(NONCE_KEY) ?? crypto.randomUUID()
        storage.setItem(NONCE_KEY, nonce)
        return nonce
      } catch {
        own ??= crypto.randomUUID()
        return own
      }
    },
    settle: () => {
      own = undefined
      try {
        getStorage().removeItem(NONCE_KEY)
      } catch {
        // nothing is there
      }
    },
  }
}
