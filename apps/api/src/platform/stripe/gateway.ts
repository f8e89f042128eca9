import { SpanKind } from '@opentelemetry/api'
import Stripe from 'stripe'
import type { Config } from '#platform/config/config.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { pastSpan } from '#platform/tracing/tracing.ts'

/** Timeout of one request, milliseconds. */
const TIMEOUT_MS = 8_000

/** Milliseconds. Total time that a person waits for Stripe, whatever is asked of it and however often (trust.md G25). */
const PATIENCE_MS = 8_000

/** Bounds the time that a person waits for Stripe. What has begun by then continues in the background: operations are
 *  recorded and have their own idempotency key.
 *  @throws Refusal `payment_unavailable` when the time is up */
export async function withDeadline<Result>(work: () => Promise<Result>): Promise<Result> {
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
  const stripe = new Stripe(config.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(standIn ? { host: standIn.host, port: standIn.port, protocol: 'http' as const } : {}),
  })
  stripe.on('response', traceAnswer)
  return stripe
}

/** What was asked, as a span: its path names objects of Stripe's, no person. */
const traceAnswer = ({
  method,
  path,
  status,
  request_id: id,
  request_start_time: begun,
  request_end_time: ended,
}: Stripe.ResponseEvent) =>
  pastSpan(
    {
      name: `stripe ${method}`,
      kind: SpanKind.CLIENT,
      attributes: {
        'url.path': path.replace(/[?].*/, ''),
        'http.response.status_code': status,
        'stripe.request_id': id,
      },
    },
    [begun, ended],
  )

/** Whether it is Stripe that refused or failed, for whatever reason: each of its errors carries the status of its answer. */
export const isStripeError = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  error instanceof Stripe.errors.StripeError

/** Whether Stripe was unavailable or didn't answer: the outcome is unknown, retry later. */
export function isStripeOutage(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeRateLimitError)
    return true
  if (error instanceof Stripe.errors.StripeAPIError) return true
  return error instanceof Stripe.errors.StripeIdempotencyError && error.code === 'idempotency_key_in_use'
}
