import { AUTH_KEY } from '@ginipig/session/session-storage.ts'
import type { QueryClient } from '@tanstack/react-query'

/** What tells nothing about a person, language, colours and what was answered for this device; and the session, which clears itself: by now it may be
 *  the next person's. */
const notTheirs = ['language', 'theme', 'ginipig.asked', 'ginipig.analytics', AUTH_KEY]

const forgetters = new Set<() => void>()

/** For what a feature holds in memory outside React Query: called when the person who left it is gone. */
export function onPersonLeaves(forget: () => void): void {
  forgetters.add(forget)
}

const keepers = new Set<() => () => void>()

/** For what is half typed: `keep` is called as a session ends that its person didn't end, and answers with what puts it
 *  back. That is called if the same person logs in next in this page's life. */
export function onCutOff(keep: () => () => void): void {
  keepers.add(keep)
}

/** What was half typed by who was cut off last. Nobody reads it before they are back. */
let waiting: { personId: string; putBacks: readonly (() => void)[] } | undefined

/** Somebody is signed in: what waits is theirs, or goes. */
export function restoreFor(personId: string): void {
  const putBacks = waiting?.personId === personId ? waiting.putBacks : []
  waiting = undefined
  for (const putBack of putBacks) putBack()
}

/** Nothing of whoever was signed in stays in memory or in the browser's stores; the session itself is gone already.
 *  Source: S25.
 *  @param cutOffId - who it was, where they didn't log out: what they half typed waits in memory for them */
export function clearPersonalData(queryClient: QueryClient, cutOffId?: string): void {
  waiting = cutOffId === undefined ? undefined : { personId: cutOffId, putBacks: [...keepers].map((keep) => keep()) }
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
