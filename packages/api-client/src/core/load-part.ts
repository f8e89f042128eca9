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

/** The same, asked for once: a page that is going sends in its last turn, in which no module comes, not even one
 *  that is there already. */
export function partOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let part: Promise<T> | undefined
  return () => {
    part ??= loadPart(load).catch((error: unknown) => {
      part = undefined
      throw error
    })
    return part
  }
}
