import { ApiError } from '@ginipig/api-client/core/api-error.ts'

/** What the API found wrong, by field, when it said so; undefined for any other failure. */
export function fieldProblemsOf(error: unknown): Record<string, string> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'invalid_input' || error.fields.length === 0) return undefined
  return Object.fromEntries(error.fields.map(({ path, problem }) => [path, problem]))
}
