import { useMemo } from 'react'

/** The server's time, estimated by the offset of its last answer, so that a device's wrong clock can't shorten or lengthen
 *  a deadline.
 *  @param serverNow - epoch ms in the answer
 *  @param receivedAt - epoch ms here when it came (`dataUpdatedAt`) */
export function useServerClock(serverNow: number, receivedAt: number): () => number {
  return useMemo(() => {
    const ahead = serverNow - receivedAt
    return () => Date.now() + ahead
  }, [serverNow, receivedAt])
}
