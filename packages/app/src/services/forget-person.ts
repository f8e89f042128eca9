import { AUTH_KEY } from '@ginipig/session/session-storage.ts'
import type { QueryClient } from '@tanstack/react-query'

/** What tells nothing about a person, language, colours and what was answered for this device; and the session, which clears itself: by now it may be
 *  the next person's. */
const notTheirs = ['language', 'theme', 'ginipig.asked', 'ginipig.counting', AUTH_KEY]

const forgetters = new Set<() => void>()

/** For what a feature holds in memory outside React Query: called when the person who left it is gone. */
export function whenPersonGoes(forget: () => void): void {
  forgetters.add(forget)
}

/** Nothing of whoever was signed in stays in memory or in the browser's stores; the session itself is gone already.
 *  Source: S25. */
export function forgetPerson(queryClient: QueryClient): void {
  // The deployment belongs to nobody.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' })
  queryClient.getMutationCache().clear()
  for (const forget of forgetters) forget()
  clearExcept(() => window.localStorage, notTheirs)
  clearExcept(() => window.sessionStorage, [])
}

/** Where a store is forbidden nothing is in it. */
function clearExcept(open: () => Storage, kept: readonly string[]): void {
  try {
    const storage = open()
    for (const key of Object.keys(storage)) if (!kept.includes(key)) storage.removeItem(key)
  } catch {
    // nothing to clear
  }
}
