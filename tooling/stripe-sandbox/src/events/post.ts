import type { Store } from '#state/store.ts'
import type { Delivery } from '#state/tables.ts'
import { signature } from './sign.ts'

const TIMEOUT_MS = 10_000

/** Sends one event to its endpoint. @returns whether the endpoint took it (2xx) */
export async function postEvent(store: Store, delivery: Delivery, closing: AbortSignal): Promise<boolean> {
  const event = store.get('events', delivery.event) ?? store.get('thin_events', delivery.event)
  const endpoint =
    store.get('webhook_endpoints', delivery.endpoint) ??
    store.get('thin_endpoints', delivery.endpoint) ??
    store.get('connect_endpoints', delivery.endpoint)
  const secret = store.get('endpoint_secrets', delivery.endpoint)?.secret
  // An endpoint that was deleted meanwhile needs nothing any more.
  if (!event || !endpoint || secret === undefined) return true
  const body = JSON.stringify(event, null, 2)
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signature(body, secret),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    // Refused, reset or timed out: all of them mean "try again later".
    return false
  }
}
