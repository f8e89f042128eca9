import type { UserData } from '@ginipig/contract/identity'
import { useState } from 'react'
import { useServices } from '#shell/index.ts'

/** Why nobody is signed in after a try. */
export type LogInRefusal = { kind: 'problem'; error: unknown } | { kind: 'operator' }

type Credentials = { email: string; password: string }

/** One try to sign in. @param onLoggedIn - leads on; until it is done the page's guard waits */
export function useLogIn(onLoggedIn: (userData: UserData) => Promise<unknown>) {
  const { session, leading } = useServices()
  const [refusal, setRefusal] = useState<LogInRefusal>()

  const logIn = (credentials: Credentials) =>
    leading(async () => {
      setRefusal(undefined)
      try {
        const result = await session.logIn(credentials)
        if (result.outcome === 'operator') setRefusal({ kind: 'operator' })
        else await onLoggedIn(result.userData)
      } catch (error) {
        setRefusal({ kind: 'problem', error })
      }
    })

  return { logIn, refusal }
}
