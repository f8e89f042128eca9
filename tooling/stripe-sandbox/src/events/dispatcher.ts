import { shuffled } from '#state/random.ts'
import type { World } from '#world.ts'
import { postEvent } from './post.ts'

export interface DispatcherOptions {
  /** How long after the answer a delivery leaves that does not leave before it. */
  delayMs: number
  /** Pauses before each further attempt; afterwards the sandbox gives up. */
  retriesMs: readonly number[]
}

/** How deliveries leave now: `toDrop` and `toDuplicate` are orders for the next so many, `waiting` have not left yet. */
export interface DeliveryState {
  isHolding: boolean
  isShuffling: boolean
  toDrop: number
  toDuplicate: number
  waiting: number
}

/** The longest that an answer waits for the deliveries that go before it. */
const EARLY_WAIT_MS = 250

/** Brings events to endpoints: before or after the answer (seeded), at least once, in no promised order (money.md §4.5). */
export class Dispatcher {
  readonly #world: World
  readonly #options: DispatcherOptions
  readonly #commit: () => void
  readonly #closing = new AbortController()
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #held = new Set<string>()
  #underway = 0
  #isHolding = false
  #isShuffling = false
  #toDrop = 0
  #toDuplicate = 0
  #waiters: (() => void)[] = []

  constructor(world: World, options: DispatcherOptions, commit: () => void) {
    this.#world = world
    this.#options = options
    this.#commit = commit
  }

  /** Takes charge of new deliveries. Resolves when those chosen to go before the answer have gone. */
  async send(ids: readonly string[]): Promise<void> {
    const early = ids.filter((id) => {
      const goesEarly = !this.#isHolding && !this.#isShuffling && this.#world.random() < 0.5
      if (!goesEarly) this.#later(id, this.#options.delayMs)
      return goesEarly
    })
    if (early.length === 0) return
    const { promise: waitedEnough, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, EARLY_WAIT_MS)
    await Promise.race([Promise.all(early.map((id) => this.#attempt(id))), waitedEnough])
    clearTimeout(timer)
  }

  /** Takes up what was undelivered when the sandbox last stopped. */
  resume(): void {
    for (const { id } of this.#world.store.all('deliveries')) this.#later(id, this.#options.delayMs)
  }

  /** Keeps all deliveries back until `release` or `flush`. */
  hold(): void {
    this.#isHolding = true
  }

  /** Ends `hold` and sends what was kept back. */
  release(): Promise<void> {
    this.#isHolding = false
    return this.flush()
  }

  /** Sends what was kept back, one after the other, and goes on holding if it was. */
  async flush(): Promise<void> {
    for (const [id, timer] of this.#timers) {
      clearTimeout(timer)
      this.#held.add(id)
    }
    this.#timers.clear()
    const ids = [...this.#held]
    this.#held.clear()
    for (const id of this.#isShuffling ? shuffled(ids, this.#world.random) : ids) await this.#attempt(id, true)
  }

  /** Loses the next `count` deliveries without a retry. */
  drop(count: number): void {
    this.#toDrop = count
  }

  /** Sends each of the next `count` deliveries twice. */
  duplicate(count: number): void {
    this.#toDuplicate = count
  }

  /** Sends in random order: each delivery after its own random pause, a flush in random sequence. */
  shuffle(isOn: boolean): void {
    this.#isShuffling = isOn
  }

  /** Resolves when nothing is underway or waiting for its time; what is held does not count. */
  async idle(): Promise<void> {
    while (this.#underway > 0 || this.#timers.size > 0)
      await new Promise<void>((resolve) => {
        this.#waiters.push(resolve)
      })
  }

  state(): DeliveryState {
    return {
      isHolding: this.#isHolding,
      isShuffling: this.#isShuffling,
      toDrop: this.#toDrop,
      toDuplicate: this.#toDuplicate,
      waiting: this.#held.size + this.#timers.size,
    }
  }

  /** Back to plain delivery, forgetting what was on its way. */
  reset(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.#held.clear()
    this.#isHolding = this.#isShuffling = false
    this.#toDrop = this.#toDuplicate = 0
    this.#wake()
  }

  close(): void {
    this.reset()
    this.#closing.abort()
  }

  #later(id: string, ms: number): void {
    const pause = this.#isShuffling ? ms + this.#world.random() * 60 : ms
    const timer = setTimeout(() => {
      this.#timers.delete(id)
      void this.#attempt(id)
    }, pause)
    this.#timers.set(id, timer.unref())
  }

  async #attempt(id: string, evenIfHolding = false): Promise<void> {
    if (this.#isHolding && !evenIfHolding) {
      this.#held.add(id)
      return this.#wake()
    }
    const { store } = this.#world
    const delivery = store.get('deliveries', id)
    if (!delivery) return this.#wake()
    if (this.#toDrop > 0) {
      this.#toDrop -= 1
      return this.#done(id)
    }
    this.#underway += 1
    const isTwice = this.#toDuplicate > 0
    if (isTwice) this.#toDuplicate -= 1
    const isTaken = await postEvent(store, delivery, this.#closing.signal)
    if (isTwice) await postEvent(store, delivery, this.#closing.signal)
    this.#underway -= 1
    // Closing: the row stays in the journal, to be delivered after the restart.
    if (this.#closing.signal.aborted) return this.#wake()
    const pause = this.#options.retriesMs[delivery.attempts]
    if (isTaken || pause === undefined || !store.get('deliveries', id)) return this.#done(id)
    delivery.attempts += 1
    store.put('deliveries', delivery)
    this.#later(id, pause)
    this.#commit()
    this.#wake()
  }

  #done(id: string): void {
    const { store } = this.#world
    const event = store.get('events', store.get('deliveries', id)?.event ?? '')
    if (event && event.pending_webhooks > 0) {
      event.pending_webhooks -= 1
      store.put('events', event)
    }
    store.delete('deliveries', id)
    this.#commit()
    this.#wake()
  }

  #wake(): void {
    const waiters = this.#waiters
    this.#waiters = []
    for (const wake of waiters) wake()
  }
}
