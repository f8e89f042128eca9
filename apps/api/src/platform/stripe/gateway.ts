import Stripe from 'stripe'
import type { Config } from '#platform/config/config.ts'
import { Refusal } from '#platform/http/refusal.ts'

/** Milliseconds that one request waits for its answer. */
const TIMEOUT_MS = 8_000

/** Milliseconds. Stripe that does not answer must not hold a person longer than this, whatever is asked of it and how
 *  often (trust.md G25). */
const PATIENCE_MS = 8_000

/** What a person waits for. Whatever was begun by then goes on without them: operations are written down, and asked under
 *  a key of their own. @throws Refusal `payment_unavailable` when the patience is over */
export async function withPatience<Result>(work: () => Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Refusal('payment_unavailable', { retryAfter: 5 })), PATIENCE_MS)
  try {
    return await Promise.race([work(), promise])
  } finally {
    clearTimeout(timer)
  }
}

/** The official SDK, pointed at the stand-in where the configuration names one. */
export function createStripe(config: Config['stripe']): Stripe {
  const { standIn } = config
  return new Stripe(config.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(standIn ? { host: standIn.host, port: standIn.port, protocol: 'http' as const } : {}),
  })
}

/** Stripe answered that it can't or won't now, or did not answer: nothing is decided, try again later. */
export function isStripeOutage(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeRateLimitError)
    return true
  if (error instanceof Stripe.errors.StripeAPIError) return true
  return error instanceof Stripe.errors.StripeIdempotencyError && error.code === 'idempotency_key_in_use'
}
