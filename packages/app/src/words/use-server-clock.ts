import { useMemo } from 'react'

/** A clock that runs on the server's time, so that a wrong clock in a phone can't shorten or lengthen a deadline.
 *  @param serverNow - epoch ms in the answer  @param receivedAt - epoch ms here when it came (`dataUpdatedAt`) */
export function useServerClock(serverNow: number, receivedAt: number): () => number {
  return useMemo(() => {
    const ahead = serverNow - receivedAt
    return () => Date.now() + ahead
  }, [serverNow, receivedAt])
}
