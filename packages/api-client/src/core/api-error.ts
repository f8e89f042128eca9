import type { FieldError, ProblemCode } from '@ginipig/contract/core/problem.ts'

/** A contract's problem code, or that no answer came: `offline`, or `timeout` after 20 s. */
export type ApiErrorCode = ProblemCode | 'offline' | 'timeout'

type ApiErrorParts = {
  code: ApiErrorCode
  /** HTTP status; 0 when there was no answer. */
  status: number
  fields?: readonly FieldError[] | undefined
  /** What a person can tell support. */
  requestId?: string | undefined
  /** Seconds until it may be tried again. */
  retryAfter?: number | undefined
  cause?: unknown
}

/** The one shape in which a failed call reaches the apps; `@ginipig/app/words/problem-words.ts` has the words. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly status: number
  readonly fields: readonly FieldError[]
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined

  constructor({ code, status, fields = [], requestId, retryAfter, cause }: ApiErrorParts) {
    super(`${code} (${status})`, { cause })
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.fields = fields
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

/** The code of any failure; what is not ours is `internal`. */
export function errorCode(error: unknown): ApiErrorCode {
  return error instanceof ApiError ? error.code : 'internal'
}

const transient: ReadonlySet<ApiErrorCode> = new Set([
  'offline',
  'timeout',
  'unavailable',
  'paused',
  'internal',
  'too_many_messages',
  'too_many_requests',
])

/** Whether the same call may go well another time. */
export const isTransient = (error: unknown): boolean => transient.has(errorCode(error))
