/** Beside the session; it tells nothing about anybody. */
const NONCE_KEY = 'ginipig.refresh'

export type RefreshNonce = {
  /** Of the browser that is logged in. */
  take: () => string
  /** Somebody logged in, who has one of their own. */
  renew: () => void
  /** Nobody is logged in any more. */
  forget: () => void
}

/** By what the server knows this browser again that repeats a refresh, because its answer was lost or another tab was
 *  quicker: with another nonce it could only take it for a thief's. One from a log-in to its end, made before any tab needs
 *  it: what each refresh made for itself two tabs made at once, and local storage is no lock between them. The server
 *  makes the successor of a token from both, so one nonce serves for many. Source: trust.md §2.4. */
export function createRefreshNonce(getStorage: () => Storage = () => localStorage): RefreshNonce {
  /** Of a page whose storage is forbidden. */
  let own: string | undefined
  const write = (change: (storage: Storage) => void) => {
    try {
      change(getStorage())
    } catch {
      // A page without storage keeps its own.
    }
  }
  const renew = () => {
    const nonce = crypto.randomUUID()
    own = nonce
    write((storage) => storage.setItem(NONCE_KEY, nonce))
    return nonce
  }
  return {
    take: () => {
      try {
        return getStorage().getItem(NONCE_KEY) ?? renew()
      } catch {
        return own ?? renew()
      }
    },
    renew,
    forget: () => {
      own = undefined
      write((storage) => storage.removeItem(NONCE_KEY))
    },
  }
}
