import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useServices } from './services-context.ts'

type LoggedOut = {
  /** Where the next log-in leads. */
  next?: string
}

type Ask = () => boolean | Promise<boolean>

const asked = new Set<Ask>()

/** For what is not saved yet: called before who presses it is logged out. @returns whether they may be */
export function onLogOut(ask: Ask): () => void {
  asked.add(ask)
  return () => void asked.delete(ask)
}

/** Forgets the person and goes to the log-in page, once what is not saved is or may be lost. Source: spec §4. */
export function useLogOut(): (then?: LoggedOut) => Promise<void> {
  const router = useRouter()
  const { session, leading } = useServices()
  return useCallback(
    async (then = {}) => {
      for (const ask of asked) if (!(await ask())) return
      await leading(async () => {
        await session.logOut()
        await router.navigate({ to: '/login', search: then })
        await router.invalidate()
      })
    },
    [router, session, leading],
  )
}
