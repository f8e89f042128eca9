import { Refusal } from '#platform/http/refusal.ts'

export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Seconds; long enough for a full queue to shrink. */
const RETRY_AFTER = 5

/** A semaphore with a bounded queue: `atOnce` pieces of heavy work run in this process, `waiting` more queue.
 *  @throws Refusal `unavailable` when the queue is full: better a quick no than a slow everything */
export function createSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  let running = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Refusal('unavailable', { retryAfter: RETRY_AFTER })
      // The permit is handed to the next in the queue directly, so nobody can jump it.
      await new Promise<void>((resolve) => line.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
