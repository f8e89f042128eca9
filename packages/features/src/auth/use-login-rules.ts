import { useEffect, useState } from 'react'
import type { LateRules } from '#form/index.ts'
import type { LoginRules } from './login-rules.ts'
import type { Credentials } from './use-log-in.ts'

/** Where the rules can't be had the API judges what was typed, or can't be reached either, and says so. */
const asTyped = (given: Credentials) => ({ given })

/** The rules of a log-in and their words come beside its page, which is the console's first (docs/decisions/0012): they
 *  are there before anybody has typed an address. */
export function useLoginRules(): { here: LoginRules | undefined; late: LateRules<keyof Credentials, Credentials> } {
  const [here, setHere] = useState<LoginRules>()
  const load = async () => {
    const { loginRules } = await import('./login-rules.ts')
    setHere(loginRules)
    return loginRules.read
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
  return { here, late: { now: here?.read, load: () => load().catch(() => asTyped) } }
}
