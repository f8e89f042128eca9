import type { RealtimeCommand } from '@ginipig/contract/realtime/event.ts'

/** Which listings are being looked at, counted: two parts of a page may watch the same one. */
export function createWatchList(send: (command: RealtimeCommand, listingId: string) => void) {
  const counts = new Map<string, number>()

  const unwatch = (listingId: string) => {
    const left = (counts.get(listingId) ?? 1) - 1
    if (left > 0) return counts.set(listingId, left)
    counts.delete(listingId)
    return send('listing.unwatch', listingId)
  }

  return {
    /** Answers with what ends the watch; calling that twice does no harm. */
    watch: (listingId: string) => {
      const before = counts.get(listingId) ?? 0
      counts.set(listingId, before + 1)
      if (before === 0) send('listing.watch', listingId)
      let isOver = false
      return () => {
        if (!isOver) unwatch(listingId)
        isOver = true
      }
    },
    /** A new connection knows nothing of the old one's. */
    announceAll: () => {
      for (const listingId of counts.keys()) send('listing.watch', listingId)
    },
  }
}
