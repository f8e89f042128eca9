import type { Store } from './store.ts'

export const DAY_SECONDS = 86_400

/** Sandbox time: the wall clock plus what a test has added. Unix seconds, as everywhere in Stripe's API. */
export interface Clock {
  now(): number
  /** Only forwards. */
  advance(seconds: number): void
}

export function sandboxClock(store: Store): Clock {
  const offset = () => store.get('clock', 'clock')?.seconds ?? 0
  return {
    now: () => Math.floor(Date.now() / 1000) + offset(),
    advance: (seconds) => {
      if (!Number.isInteger(seconds) || seconds < 0) throw new RangeError('the clock advances by whole seconds')
      store.put('clock', { id: 'clock', seconds: offset() + seconds })
    },
  }
}
