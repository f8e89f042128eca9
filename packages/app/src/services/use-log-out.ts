import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useServices } from './services-context.ts'

type LoggedOut = {
  /** Where the next log-in leads. */
  next?: string
}

/** Ms for which a log-out waits for them. */
const LAST_WORDS_MS = 3_000

const savers = new Set<() => Promise<unknown>>()

/** For what saves itself: called, and waited for, before who presses it is logged out. */
export function onLogOut(save: () => Promise<unknown>): () => void {
  savers.add(save)
  return () => void savers.delete(save)
}

const questions = new Set<() => Promise<boolean>>()

/** For what would be lost: asks before who presses it is logged out. False keeps them logged in. */
export function askBeforeLogOut(ask: () => Promise<boolean>): () => void {
  questions.add(ask)
  return () => void questions.delete(ask)
}

async function isMeant(): Promise<boolean> {
  for (const ask of questions) if (!(await ask())) return false
  return true
}

async function saveLastWords(): Promise<void> {
  if (savers.size === 0) return
  const late = new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS))
  await Promise.race([Promise.allSettled([...savers].map((save) => save())), late])
}

/** Forgets the person and goes to the log-in page. Source: spec §4. */
export function useLogOut(): (then?: LoggedOut) => Promise<void> {
  const router = useRouter()
  const { session, leading } = useServices()
  return useCallback(
    async (then = {}) => {
      if (!(await isMeant())) return
      await saveLastWords()
      await leading(async () => {
        await session.logOut()
        await router.navigate({ to: '/login', search: then })
        await router.invalidate()
      })
    },
    [router, session, leading],
  )
}
