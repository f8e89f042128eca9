import { newConnectEvent, newEvent, newThinEvent } from '#events/emit.ts'
import { type Clock, sandboxClock } from '#state/clock.ts'
import { newId } from '#state/ids.ts'
import type { Random } from '#state/random.ts'
import { Store } from '#state/store.ts'
import type { Task, ThinEvent } from '#state/tables.ts'

/** The request that is being handled; events name it. Both null in background work. */
export interface Cause {
  requestId: string | null
  idempotencyKey: string | null
}

/** Everything a handler may touch. */
export interface World {
  store: Store
  clock: Clock
  random: Random
  cause: Cause
  /** Where browsers reach the sandbox. */
  publicOrigin: string
  /** Records an event and its deliveries; they leave once the call is done. */
  emit(type: string, object: object, previousAttributes?: object): void
  /** The same for what happened to a connected account. */
  emitConnect(type: string, object: object, account: string): void
  /** The same for an event that only names its object (v2). */
  emitThin(type: string, related: ThinEvent['related_object']): void
  /** Has something done a moment after the answer. */
  schedule(kind: Task['kind'], target: string): void
  /** Deliveries recorded by this call. */
  takeDeliveries(): string[]
}

export function createWorld(random: Random): World {
  const store = new Store()
  const clock = sandboxClock(store)
  let deliveries: string[] = []
  const world: World = {
    store,
    clock,
    random,
    cause: { requestId: null, idempotencyKey: null },
    publicOrigin: '',
    emit: (type, object, previousAttributes) => {
      deliveries.push(...newEvent(world, type, object, previousAttributes))
    },
    emitConnect: (type, object, account) => {
      deliveries.push(...newConnectEvent(world, type, object, account))
    },
    emitThin: (type, related) => {
      deliveries.push(...newThinEvent(world, type, related))
    },
    schedule: (kind, target) => store.put('tasks', { id: newId('task'), kind, target }),
    takeDeliveries: () => {
      const taken = deliveries
      deliveries = []
      return taken
    },
  }
  return world
}
