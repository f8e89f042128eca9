import type { SessionState } from './session-state.ts'
import type { SessionStorage } from './session-storage.ts'

/** Ms; rendering waits no longer than this for the stored state. Source: spec §9. */
export const RESTORE_LIMIT_MS = 5_000

const TOO_LATE = Symbol('too late')

/** The stored session, or undefined: nothing stored, broken, blocked or too slow. Never throws, never waits
 *  longer than the limit: a person who must log in again is better off than one before a spinner. Source: S26. */
export async function restoreSession(
  storage: SessionStorage,
  report: (error: unknown) => void,
): Promise<SessionState | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<typeof TOO_LATE>((resolve) => {
    timer = setTimeout(() => resolve(TOO_LATE), RESTORE_LIMIT_MS)
  })
  try {
    const found = await Promise.race([storage.read(), limit])
    if (found !== TOO_LATE) return found
    report(new Error(`The stored session wasn't there after ${RESTORE_LIMIT_MS} ms`))
  } catch (error) {
    report(error)
    storage.clear().catch(report)
  } finally {
    clearTimeout(timer)
  }
  return undefined
}
