import type { Endpoint, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import { Problem, type ProblemCode } from '@ginipig/contract/core/problem.ts'
import * as v from 'valibot'
import { ApiError } from './api-error.ts'

/** Problem codes by status, for bodies that aren't ours: a proxy's page, an empty or truncated answer. */
const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  422: 'invalid_input',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

/** JSON of a text, or undefined when it isn't any. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the caller answers with a code for "no JSON"
  }
}

/** A refused call as an error, whatever came back. */
export function toApiError(status: number, text: string): ApiError {
  const problem = v.safeParse(Problem, parseJson(text))
  if (!problem.success) return new ApiError({ code: codeOfStatus[status] ?? 'internal', status })
  const { code, fields, requestId, retryAfter } = problem.output
  return new ApiError({ code, status, fields, requestId, retryAfter })
}

/** A good answer, parsed by the contract: unknown fields are dropped.
 *  @throws ApiError `internal` when it doesn't fit what the contract says */
export function readAnswer<E extends Endpoint>(endpoint: E, status: number, text: string): ResponseOf<E> {
  const answer = v.safeParse(endpoint.response, parseJson(text))
  if (answer.success) return answer.output as ResponseOf<E> // parsed by this endpoint's own schema
  const where = answer.issues.map((issue) => v.getDotPath(issue) ?? 'body').join(', ')
  throw new ApiError({ code: 'internal', status, cause: new Error(`${endpoint.name} answered otherwise: ${where}`) })
}
