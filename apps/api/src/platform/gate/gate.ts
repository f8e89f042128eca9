import { Refusal } from '#platform/http/refusal.ts'

export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Seconds; long enough for a full queue to shrink. */
const RETRY_AFTER = 5

/** Lets `atOnce` pieces of heavy work run in this process and `waiting` more stand in line.
 *  @throws Refusal `unavailable` when the line is full: better a quick no than a slow everything */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  let running = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Refusal('unavailable', { retryAfter: RETRY_AFTER })
      // Whoever ends hands its place over, so nobody can slip in between.
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
