import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'

/** What this device gets. `publicKey` is what its browser subscribes with (VAPID); null where the deployment sends no push. */
const PushState = v.object({ isOn: v.boolean(), publicKey: v.nullable(v.string()) })

export const getPush = endpoint({
  name: 'getPush',
  method: 'GET',
  path: '/me/push',
  access: 'either',
  response: PushState,
})

const Key = v.pipe(v.string(), v.regex(/^[\w-]{16,120}={0,2}$/, 'invalid'))

/** Lets us show notifications on the device of this log-in, for as long as that lasts. The body is what the browser made.
 *  @throws `not_found` where the deployment sends no push; `invalid_input` for an address that no browser gives */
export const putPush = endpoint({
  name: 'putPush',
  method: 'PUT',
  path: '/me/push',
  access: 'either',
  body: v.object({
    endpoint: v.pipe(v.string(), v.maxLength(1000, 'invalid'), v.url('invalid')),
    keys: v.object({ p256dh: Key, auth: Key }),
  }),
  response: PushState,
  errors: ['not_found'],
})

export const deletePush = endpoint({
  name: 'deletePush',
  method: 'DELETE',
  path: '/me/push',
  access: 'either',
  response: PushState,
})
