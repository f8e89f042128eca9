import { API_VERSION } from '#api-version.ts'
import type { Clock } from '#state/clock.ts'
import { newId } from '#state/ids.ts'
import type { Store } from '#state/store.ts'
import type { SandboxEvent } from '#state/tables.ts'

/** What recording an event needs of the world. */
type Records = {
  store: Store
  clock: Pick<Clock, 'now'>
  cause: { requestId: string | null; idempotencyKey: string | null }
}

/** Records an event with the object as it is now, and one delivery for each endpoint that wants it.
 *  @returns ids of the deliveries */
export function newEvent(world: Records, type: string, object: object, previousAttributes?: object): string[] {
  const endpoints = world.store
    .all('webhook_endpoints')
    .filter(
      ({ status, enabled_events: wanted }) => status === 'enabled' && (wanted.includes('*') || wanted.includes(type)),
    )
  const event: SandboxEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: world.clock.now(),
    data: {
      object: structuredClone(object),
      ...(previousAttributes ? { previous_attributes: structuredClone(previousAttributes) } : {}),
    },
    livemode: false,
    pending_webhooks: endpoints.length,
    request: { id: world.cause.requestId, idempotency_key: world.cause.idempotencyKey },
    type,
  }
  world.store.put('events', event)
  return endpoints.map(({ id: endpoint }) => newDelivery(world, event.id, endpoint))
}

export function newDelivery(world: Pick<Records, 'store'>, event: string, endpoint: string): string {
  const id = newId('del')
  world.store.put('deliveries', { id, event, endpoint, attempts: 0 })
  return id
}
