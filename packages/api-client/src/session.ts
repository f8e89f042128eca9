import { exchangeHandoff } from '@ginipig/contract/identity/handoff.ts'
import { logIn, logOut, refreshSession, type Session } from '@ginipig/contract/identity/session.ts'
import type { Api } from '#core/api.ts'

/** The calls that `@ginipig/session` lives on; it doesn't know this package, so the app hands them over. */
type SessionCalls = {
  logIn: (credentials: { email: string; password: string }) => Promise<Session>
  refreshSession: (body: { nonce: string }) => Promise<Session>
  logOut: () => Promise<void>
  exchangeHandoff: (body: { code: string; verifier: string }) => Promise<Session>
}

/** @param getApi - asked at each call, because the api needs the session's token and so comes after it */
export function sessionCalls(getApi: () => Api): SessionCalls {
  return {
    logIn: (body) => getApi()(logIn, { body }),
    refreshSession: (body) => getApi()(refreshSession, { body }),
    logOut: async () => {
      await getApi()(logOut)
    },
    exchangeHandoff: (body) => getApi()(exchangeHandoff, { body }),
  }
}
