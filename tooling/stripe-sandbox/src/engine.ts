import { Dispatcher, type DispatcherOptions } from '#events/dispatcher.ts'
import { taskHandlers } from '#resources/task-handlers.ts'
import { Idempotency } from '#state/idempotency.ts'
import { openJournal } from '#state/journal.ts'
import { assertMoneyIsConserved } from '#state/money-check.ts'
import { seededRandom } from '#state/random.ts'
import { Tasks } from '#state/tasks.ts'
import { type Cause, createWorld, type World } from './world.ts'

const noCause: Cause = { requestId: null, idempotencyKey: null }

export interface EngineOptions extends DispatcherOptions {
  dataFile: string | undefined
  seed: number
  /** Until the fee of a charge is known and a refund has come through. */
  settleDelayMs: number
}

/** The world and all that moves in it, without HTTP. */
export interface Engine {
  world: World
  idempotency: Idempotency
  dispatcher: Dispatcher
  tasks: Tasks
  /** Runs work to its end, checks the money, writes the journal, then sends the webhooks.
   *  @returns what the work returned, and a promise for the webhooks that go before the answer */
  transact<T>(cause: Cause, work: () => T): { value: T; announced: Promise<void> }
  /** Work that no request has caused. */
  background(work: () => void): void
  close(): void
}

export function createEngine(options: EngineOptions): Engine {
  const world = createWorld(seededRandom(options.seed))
  const { store } = world
  const journal = options.dataFile === undefined ? undefined : openJournal(options.dataFile, store)

  function commit(): void {
    const changes = store.changes()
    store.settled()
    if (changes.length > 0) journal?.append(changes)
  }

  function transact<T>(cause: Cause, work: () => T): { value: T; announced: Promise<void> } {
    world.cause = cause
    try {
      const value = work()
      assertMoneyIsConserved(store, store.changes())
      return { value, announced: send() }
    } finally {
      world.cause = noCause
    }
  }

  function send(): Promise<void> {
    commit()
    tasks.wake()
    return dispatcher.send(world.takeDeliveries())
  }

  const background = (work: () => void) => void transact(noCause, work)
  const dispatcher = new Dispatcher(world, options, commit)
  const tasks = new Tasks(world, taskHandlers, options.settleDelayMs, background)
  tasks.wake()
  dispatcher.resume()

  return {
    world,
    idempotency: new Idempotency(store, world.clock),
    dispatcher,
    tasks,
    transact,
    background,
    close: () => {
      dispatcher.close()
      tasks.close()
      journal?.close()
    },
  }
}
