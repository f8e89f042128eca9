/** What a page may look at. */
type Watched = 'listing' | 'provider'

/** Reference counts of the listings and providers being watched: two parts of a page may watch the same one. */
export function createWatchList(send: (kind: Watched, verb: 'watch' | 'unwatch', id: string) => void) {
  const counts = new Map<string, { kind: Watched; id: string; count: number }>()

  const unwatch = (kind: Watched, id: string) => {
    const watched = counts.get(`${kind} ${id}`)
    if (!watched) return
    watched.count -= 1
    if (watched.count > 0) return
    counts.delete(`${kind} ${id}`)
    send(kind, 'unwatch', id)
  }

  return {
    /** Returns an idempotent unsubscribe function. */
    watch: (kind: Watched, id: string) => {
      const before = counts.get(`${kind} ${id}`)
      counts.set(`${kind} ${id}`, { kind, id, count: (before?.count ?? 0) + 1 })
      if (!before) send(kind, 'watch', id)
      let isOver = false
      return () => {
        if (!isOver) unwatch(kind, id)
        isOver = true
      }
    },
    /** A new connection knows nothing of the old one's. */
    announceAll: () => {
      for (const { kind, id } of counts.values()) send(kind, 'watch', id)
    },
  }
}
