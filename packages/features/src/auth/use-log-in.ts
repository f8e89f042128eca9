import { errorCode } from '@ginipig/api-client/core'
import type { UserData } from '@ginipig/contract/identity'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { awayWord } from '#problem/index.ts'
import { useServices } from '#shell/index.ts'

/** Why nobody is signed in after a try. */
export type LogInRefusal = { kind: 'problem'; words: MessageDescriptor } | { kind: 'operator' }

export type Credentials = { email: string; password: string }

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
        setRefusal({ kind: 'problem', words: await wordsOf(error) })
      }
    })

  return { logIn, refusal }
}

/** The words for every way a call can fail come with the first failure; those for a network that is gone are there. */
async function wordsOf(error: unknown): Promise<MessageDescriptor> {
  const away = awayWord(error)
  if (away) return away
  try {
    return (await import('#problem/problem-words.ts')).problemWords[errorCode(error)]
  } catch {
    return msg`Something went wrong`
  }
}
