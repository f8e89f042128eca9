import type { UserType } from '@ginipig/domain/identity'
import { useState } from 'react'
import { useServices } from '#shell/index.ts'

/** Why nobody is signed in after a try. */
export type LogInRefusal = { kind: 'problem'; error: unknown } | { kind: 'other_app'; userType: UserType }

type Credentials = { email: string; password: string }

/** One try to sign in. @param onLoggedIn - leads on; until it is done the page's guard waits */
export function useLogIn(onLoggedIn: () => Promise<unknown>) {
  const { session, leading } = useServices()
  const [refusal, setRefusal] = useState<LogInRefusal>()

  const logIn = (credentials: Credentials) =>
    leading(async () => {
      setRefusal(undefined)
      try {
        const result = await session.logIn(credentials)
        if (result.outcome === 'logged_in') await onLoggedIn()
        else setRefusal({ kind: 'other_app', userType: result.userType })
      } catch (error) {
        setRefusal({ kind: 'problem', error })
      }
    })

  return { logIn, refusal }
}
