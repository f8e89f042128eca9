import * as v from 'valibot'
import { API_VERSION } from '#api-version.ts'
import { noSuch } from '#errors.ts'
import { pageOf } from '#http/list.ts'
import { clearable, expansion, metadata, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { newId, randomText } from '#state/ids.ts'
import { mergedMetadata } from '#state/metadata.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'

type EndpointRow = Tables['webhook_endpoints']

const createEndpoint = route({
  method: 'POST',
  path: '/v1/webhook_endpoints',
  params: v.strictObject({
    ...expansion,
    api_version: v.optional(v.literal(API_VERSION)),
    description: v.optional(clearable),
    enabled_events: v.pipe(v.array(text), v.minLength(1)),
    metadata: v.optional(metadata),
    url: v.pipe(text, v.url()),
  }),
  handle: (world, { params }) => {
    const secret = `whsec_${randomText(32)}`
    const endpoint = addEndpoint(world, params.url, secret, params.enabled_events)
    endpoint.description = params.description ?? null
    endpoint.metadata = mergedMetadata({}, params.metadata)
    return { ...endpoint, secret }
  },
})

const retrieveEndpoint = route({
  method: 'GET',
  path: '/v1/webhook_endpoints/:id',
  params: v.strictObject(expansion),
  handle: (world, { id }) => findEndpoint(world, id),
})

const listEndpoints = route({
  method: 'GET',
  path: '/v1/webhook_endpoints',
  params: v.strictObject(paging),
  handle: (world, { params, path }) => pageOf(world.store.all('webhook_endpoints'), params, path, 'webhook_endpoint'),
})

const deleteEndpoint = route({
  method: 'DELETE',
  path: '/v1/webhook_endpoints/:id',
  params: v.strictObject({}),
  handle: (world, { id }) => {
    findEndpoint(world, id)
    world.store.delete('webhook_endpoints', id)
    world.store.delete('endpoint_secrets', id)
    return { id, object: 'webhook_endpoint', deleted: true }
  },
})

/** An endpoint that is configured at start: the one of that address, or a new one for all events. */
export function configureEndpoint(world: World, url: string, secret: string): void {
  const known = world.store.all('webhook_endpoints').find((endpoint) => endpoint.url === url)
  if (known) world.store.put('endpoint_secrets', { id: known.id, secret })
  else addEndpoint(world, url, secret, ['*'])
}

/** The same for thin events, and for those of connected accounts: each kind has endpoints of its own. */
export function configureOther(
  { store }: World,
  table: 'thin_endpoints' | 'connect_endpoints',
  { url, secret }: { url: string; secret: string },
): void {
  const known = store.all(table).find((endpoint) => endpoint.url === url)
  const id = known?.id ?? newId('we')
  store.put(table, { id, url })
  store.put('endpoint_secrets', { id, secret })
}

function addEndpoint(world: World, url: string, secret: string, events: string[]): EndpointRow {
  const endpoint: EndpointRow = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: world.clock.now(),
    description: null,
    enabled_events: events,
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  }
  world.store.put('webhook_endpoints', endpoint)
  world.store.put('endpoint_secrets', { id: endpoint.id, secret })
  return endpoint
}

function findEndpoint(world: World, id: string): EndpointRow {
  const endpoint = world.store.get('webhook_endpoints', id)
  if (!endpoint) throw noSuch('webhook_endpoint', id)
  return endpoint
}

export const webhookEndpoints: Resource = {
  object: 'webhook_endpoint',
  expandable: {},
  routes: [createEndpoint, retrieveEndpoint, listEndpoints, deleteEndpoint],
}
