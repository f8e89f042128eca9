import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id } from '#core/scalar.ts'

/** Somebody looks at a listing's page. Counts a visitor once a day, no robot and not its own provider; which of them it
 *  was, if any, isn't told. Nothing is kept of who it was. */
export const countView = endpoint({
  name: 'countView',
  method: 'POST',
  path: '/listings/:listingId/views',
  access: 'public',
  optionalAuth: true,
  params: v.object({ listingId: Id }),
  body: v.object({}),
  response: v.object({}),
})
