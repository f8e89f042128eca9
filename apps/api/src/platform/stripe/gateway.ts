import Stripe from 'stripe'
import type { Config } from '#platform/config/config.ts'

/** Milliseconds. Stripe that does not answer must not hold a person longer than this (trust.md G25). */
const TIMEOUT_MS = 8_000

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
