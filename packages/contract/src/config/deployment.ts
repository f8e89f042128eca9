import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'

/** What an app must know of the deployment before it can show money or take a card. */
export const getDeployment = endpoint({
  name: 'getDeployment',
  method: 'GET',
  path: '/deployment',
  access: 'public',
  response: v.object({
    currency: v.string(),
    stripePublishableKey: v.string(),
    /** Only outside production: where the sandbox serves its browser script. */
    stripeJsUrl: v.nullable(v.string()),
    marketplaceOrigin: v.string(),
    consoleOrigin: v.string(),
  }),
})

/** For whoever looks from outside: 200 when the database answers. Without a worker the product still serves, but no mail
 *  goes out and no payment ends: whoever runs this must hear of it. What a balancer asks of one process is `/readyz`
 *  (docs/operations.md, "Health"). */
export const getHealth = endpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  access: 'public',
  response: v.object({ status: v.literal('ok'), worker: v.picklist(['running', 'none']) }),
  errors: ['unavailable'],
})

/** The contract as OpenAPI 3.1. */
export const getOpenApi = endpoint({
  name: 'getOpenApi',
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  response: v.unknown(),
})
