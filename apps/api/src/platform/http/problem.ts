import type { Problem, ProblemCode } from '@ginipig/contract/core/problem.ts'
import type { FastifyReply } from 'fastify'
import { isDatabaseAway } from '#platform/database/sql.ts'
import { isStripeError } from '#platform/stripe/gateway.ts'
import { Refusal } from './refusal.ts'

/** Failures that Fastify itself finds, by its code. */
const fastifyCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
}

/** Maps anything thrown to a refusal; an unknown error becomes `internal` and reveals nothing. What Stripe refused and nobody
 *  expected, such as a key that is revoked, is no fault of who called: payments don't work, and the log says why. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  if (isStripeError(error)) return new Refusal('payment_unavailable', { retryAfter: 5, cause: error })
  // PostgreSQL's text can't hold U+0000: what brought one is not input that we take.
  if (code === '22021') return new Refusal('malformed')
  const known = typeof code === 'string' ? fastifyCodes[code] : undefined
  if (known) return new Refusal(known)
  if (isDatabaseAway(error)) return new Refusal('unavailable', { retryAfter: 2, cause: error })
  const isFastifys = typeof code === 'string' && code.startsWith('FST_')
  if (isFastifys && typeof statusCode === 'number' && statusCode < 500) return new Refusal('malformed')
  return new Refusal('internal', { cause: error })
}

export function toProblem(refusal: Refusal, requestId: string): Problem {
  return {
    type: `urn:ginipig:problem:${refusal.code}`,
    title: refusal.code.replaceAll('_', ' '),
    status: refusal.status,
    code: refusal.code,
    requestId,
    ...(refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter }),
    ...(refusal.fields === undefined ? {} : { fields: [...refusal.fields] }),
  }
}

export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  // Fastify hangs up on a body that is too large, which resets the line under who still sends: the answer is lost. Node
  // reads the rest and throws it away, for as long as any request may take.
  if (refusal.status === 413) reply.removeHeader('connection')
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
  return reply
    .status(refusal.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(toProblem(refusal, reply.request.id)))
}
