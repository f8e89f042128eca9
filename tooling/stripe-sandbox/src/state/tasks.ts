import type { World } from '#world.ts'
import type { Task } from './tables.ts'

export type TaskHandlers = Readonly<Record<Task['kind'], (world: World, target: string) => void>>

/** Does what Stripe does a moment after its answer: fees become known, refunds come through. */
export class Tasks {
  readonly #world: World
  readonly #handlers: TaskHandlers
  readonly #delayMs: number
  readonly #transact: (work: () => void) => void
  readonly #timers = new Map<string, NodeJS.Timeout>()

  constructor(world: World, handlers: TaskHandlers, delayMs: number, transact: (work: () => void) => void) {
    this.#world = world
    this.#handlers = handlers
    this.#delayMs = delayMs
    this.#transact = transact
  }

  /** Sets a timer for each task that has none; also after a restart. */
  wake(): void {
    for (const { id } of this.#world.store.all('tasks'))
      if (!this.#timers.has(id)) this.#timers.set(id, setTimeout(() => this.#run(id), this.#delayMs).unref())
  }

  /** Does all of it now. */
  runAll(): void {
    for (const { id } of this.#world.store.all('tasks')) this.#run(id)
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  #run(id: string): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
    const task = this.#world.store.get('tasks', id)
    if (!task) return
    this.#transact(() => {
      this.#world.store.delete('tasks', id)
      this.#handlers[task.kind](this.#world, task.target)
    })
  }
}
