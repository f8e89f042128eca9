import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { notFound } from '@tanstack/react-router'

/** For loaders: what the API doesn't find is the not-found page, any other failure the error page.
 *  @throws notFound, or what the call threw */
export async function loadOrNotFound<T>(load: Promise<T>): Promise<T> {
  try {
    return await load
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  }
}
