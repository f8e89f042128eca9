import { type FieldError, type ProblemCode, problemStatus } from '@ginipig/contract/core/problem.ts'

/** What a service throws for a failure that the caller can act on. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly fields: readonly FieldError[] | undefined
  /** Seconds; sent as Retry-After. */
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, extra: { fields?: readonly FieldError[]; retryAfter?: number; cause?: unknown } = {}) {
    super(code, extra.cause === undefined ? undefined : { cause: extra.cause })
    this.code = code
    this.fields = extra.fields
    this.retryAfter = extra.retryAfter
  }

  get status(): number {
    return problemStatus[this.code]
  }
}
