import { setTimeout as sleep } from 'node:timers/promises'

/** Open-loop load: starts so many calls a second, whether or not earlier ones have ended.
 *  @returns what all of them gave, once the last has ended */
export async function runOpenLoop<Result>(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  call: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const began = performance.now()
  const calls: Promise<Result>[] = []
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const waitMs = began + (index * 1000) / perSecond - performance.now()
    if (waitMs > 0) await sleep(waitMs)
    calls.push(call(index))
  }
  return Promise.all(calls)
}
