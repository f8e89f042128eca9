import type { UserData } from '@ginipig/contract/identity'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useServices } from '#shell/index.ts'

/** Leads on to where a person wanted to go before they were asked to log in: only to a path that this app has. Whose
 *  home is the other app is led there, to the path wanted if it is that app's. Source: architecture.md §4.
 *  @param next - from the address, so anything at all may stand there */
export function useAfterLogin(next: unknown): (userData: UserData) => Promise<void> {
  const router = useRouter()
  const services = useServices()
  return useCallback(
    async (userData) => {
      const { leadOn } = await import('./lead-on.ts')
      return leadOn(router, services, userData, next)
    },
    [router, services, next],
  )
}
