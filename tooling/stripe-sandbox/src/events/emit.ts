import { API_VERSION } from '#api-version.ts'
import type { Clock } from '#state/clock.ts'
import { newId } from '#state/ids.ts'
import type { Store } from '#state/store.ts'
import type { SandboxEvent, ThinEvent } from '#state/tables.ts'

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
  return put(world, endpoints, { type, object, previousAttributes })
}

/** The same for what happened to a connected account: to the endpoints that were registered for Connect alone. */
export const newConnectEvent = (world: Records, type: string, object: object, account: string): string[] =>
  put(world, world.store.all('connect_endpoints'), { type, object, account })

type Happened = {
  type: string
  object: object
  previousAttributes?: object | undefined
  account?: string
}

function put(
  world: Records,
  endpoints: readonly { id: string }[],
  { type, object, previousAttributes, account }: Happened,
): string[] {
  const event: SandboxEvent = {
    id: newId('evt'),
    object: 'event',
    ...(account === undefined ? {} : { account }),
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

/** Records a thin event about an object, and one delivery for each thin endpoint. @returns ids of the deliveries */
export function newThinEvent(world: Records, type: string, related: ThinEvent['related_object']): string[] {
  const { requestId: id, idempotencyKey: key } = world.cause
  const event: ThinEvent = {
    id: newId('evt'),
    object: 'v2.core.event',
    type,
    created: new Date(world.clock.now() * 1_000).toISOString(),
    livemode: false,
    context: null,
    reason: id === null ? null : { type: 'request', request: { id, idempotency_key: key ?? '' } },
    related_object: related,
  }
  world.store.put('thin_events', event)
  return world.store.all('thin_endpoints').map(({ id: endpoint }) => newDelivery(world, event.id, endpoint))
}

export function newDelivery(world: Pick<Records, 'store'>, event: string, endpoint: string): string {
  const id = newId('del')
  world.store.put('deliveries', { id, event, endpoint, attempts: 0 })
  return id
}
