import type { Session } from '@ginipig/contract/identity'
import type { Api } from '#core/index.ts'

/** The calls that `@ginipig/session` lives on; it doesn't know this package, so the app hands them over. */
export type SessionCalls = {
  logIn: (credentials: { email: string; password: string }) => Promise<Session>
  refreshSession: (body: { nonce: string }) => Promise<Session>
  logOut: () => Promise<void>
  exchangeHandoff: (body: { code: string; verifier: string }) => Promise<Session>
}

const endpoints = () => import('./session-endpoints.ts')

/** @param getApi - asked at each call, because the api needs the session's token and so comes after it */
export function sessionCalls(getApi: () => Api): SessionCalls {
  return {
    logIn: (body) => getApi()(async () => (await endpoints()).logIn, { body }),
    refreshSession: (body) => getApi()(async () => (await endpoints()).refreshSession, { body }),
    logOut: async () => {
      await getApi()(async () => (await endpoints()).logOut)
    },
    exchangeHandoff: (body) => getApi()(async () => (await endpoints()).exchangeHandoff, { body }),
  }
}
