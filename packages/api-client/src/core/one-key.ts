import { ApiError, errorCode } from './api-error.ts'

/** Whether the server refused. Without an answer it may have done what was asked for all the same. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && errorCode(error) !== 'request_in_progress'

/** One idempotency key for each thing that is wished, until it has an answer: asked for again after one that was lost, it
 *  isn't done twice. What was done since makes it a new wish: a time that was blocked, opened and blocked again. */
export function oneKeyEach() {
  const keys = new Map<string, string>()
  return async <Answer>(wish: string, ask: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    const key = keys.get(wish) ?? crypto.randomUUID()
    keys.set(wish, key)
    try {
      const answer = await ask(key)
      keys.clear()
      return answer
    } catch (error) {
      if (isAnswer(error)) keys.delete(wish)
      throw error
    }
  }
}
