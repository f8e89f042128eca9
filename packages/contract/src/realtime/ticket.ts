import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Instant } from '#core/scalar.ts'

/** Lets one socket in as the caller, within a minute; handed over in the handshake, never in an address.
 *  Visitors connect without one and may watch listings only. Source: trust.md S30. */
export const createTicket = endpoint({
  name: 'createTicket',
  method: 'POST',
  path: '/realtime/tickets',
  access: 'either',
  body: v.object({}),
  response: v.object({ ticket: v.string(), expiresAt: Instant }),
  stoppedBy: 'nothing',
})
