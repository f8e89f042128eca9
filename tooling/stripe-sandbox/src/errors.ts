import type Stripe from 'stripe'
import type { Row } from '#state/row.ts'

export type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

/** The body of a failure, as Stripe sends it (money.md §4.3). */
export interface StripeErrorBody {
  type: ErrorType
  message: string
  code?: string
  decline_code?: string
  param?: string
  doc_url?: string
  charge?: string
  payment_intent?: Row<Stripe.PaymentIntent>
  setup_intent?: Row<Stripe.SetupIntent>
  payment_method?: Row<Stripe.PaymentMethod>
}

/** Thrown by a handler to answer with an error. What it changed before stays changed, as a decline must. */
export class StripeFailure extends Error {
  readonly status: number
  readonly body: StripeErrorBody
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: StripeErrorBody, headers: Record<string, string> = {}) {
    super(body.message)
    this.status = status
    this.body = body.code ? { doc_url: documentation(body.code), ...body } : body
    this.headers = headers
  }
}

export function documentation(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`
}

/** 400 `invalid_request_error`. */
export function invalidRequest(message: string, extra: Partial<StripeErrorBody> = {}): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...extra })
}

/** 404; `noun` is Stripe's word for the object, `param` the path or body parameter that named it. */
export function noSuch(noun: string, id: string, param = 'id'): StripeFailure {
  return new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  })
}

export function unauthorised(message: string, code?: string): StripeFailure {
  return new StripeFailure(401, { type: 'invalid_request_error', message, ...(code ? { code } : {}) })
}

export function unknownUrl(method: string, path: string): StripeFailure {
  return new StripeFailure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  })
}
