import { ApiError } from './api-error.ts'

/** A part of the app that comes beside the first page instead of before it: the first call asks for it.
 *  @throws ApiError `offline` when it doesn't come; the next call asks again */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new ApiError({ code: 'offline', status: 0, cause })
  }
}
