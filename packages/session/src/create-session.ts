import type { Session, UserData } from '@ginipig/contract/identity'
import type { UserType } from '@ginipig/domain/identity'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { failureCode, refreshInTurn } from './refresh.ts'
import { restoreSession } from './restore.ts'
import { loggedOut, type SessionAction, type SessionState, sessionReducer } from './session-state.ts'
import { createSessionStorage, type SessionStorage } from './session-storage.ts'
import type { KeptData } from './stored-session.ts'
import { openTabs } from './tabs.ts'
import { createVault } from './vault.ts'

/** Ms before its end at which an access token is renewed. */
const RENEW_BEFORE_MS = 60_000

export type SessionOptions = {
  /** Whose app this is; the other kind of account is told where to go and not kept. */
  userType: UserType
  calls: {
    logIn: (credentials: { email: string; password: string }) => Promise<Session>
    refreshSession: (body: { nonce: string }) => Promise<Session>
    logOut: () => Promise<void>
  }
  /** What can't be acted on: broken storage, a log-out that didn't get through. */
  report: (error: unknown) => void
  now?: () => number
  storage?: SessionStorage
}

export type LogInOutcome = { outcome: 'logged_in'; userData: UserData } | { outcome: 'other_app'; userType: UserType }

export type SessionService = {
  /** For `useStore`; change it only through this service. */
  store: StoreApi<SessionState>
  /** Once, before anything is rendered; at most 5 s. */
  restore: () => Promise<void>
  /** @throws the call's error (`login_failed`, `offline`, …) */
  logIn: (credentials: { email: string; password: string }) => Promise<LogInOutcome>
  /** Forgets everything here at once and tells the server. */
  logOut: () => Promise<void>
  /** The server says that the session is over: forgets it, here and in the other tabs. */
  end: () => Promise<void>
  /** For the API: renews before the end, or after a token was refused. @throws when it can't be told now */
  getAccessToken: (refused?: string) => Promise<string | undefined>
  changeUserData: (userData: UserData) => Promise<void>
  keep: (data: Partial<KeptData>) => Promise<void>
  close: () => void
}

const sessionOf = ({ userData, accessToken, expiresAt }: SessionState): Session | undefined =>
  userData && accessToken !== null && expiresAt !== null ? { userData, accessToken, expiresAt } : undefined

/** A thin shell round the reducer: vault, tabs and refresh. One for an app. */
export function createSession(options: SessionOptions): SessionService {
  const { calls, report, userType, now = Date.now } = options
  const storage = options.storage ?? createSessionStorage(createVault())
  const store = createStore<SessionState>(() => loggedOut)
  let refreshing: Promise<string | undefined> | undefined

  const dispatch = (action: SessionAction) => store.setState(sessionReducer(store.getState(), action), true)

  const tabs = openTabs((message) => {
    if (message === 'loggedOut') return dispatch({ type: 'loggedOut' })
    return void storage.read().then((state) => dispatch({ type: 'restored', state: state ?? loggedOut }), report)
  })

  /** Storage that can't be written costs a log-in after the next reload, nothing now. */
  const save = async () => {
    try {
      await storage.write(store.getState())
      tabs.tell('changed')
    } catch (error) {
      report(error)
    }
  }

  const apply = async (action: SessionAction) => {
    dispatch(action)
    await save()
  }

  const forget = async () => {
    dispatch({ type: 'loggedOut' })
    tabs.tell('loggedOut')
    await storage.clear().catch(report)
  }

  const isFresh = (session: Session, refused: string | undefined) =>
    session.accessToken !== refused && session.expiresAt - now() > RENEW_BEFORE_MS

  const findRenewed = async (refused: string | undefined) => {
    const stored = await storage.read().catch(() => undefined) // unreadable: ask the server, which knows better
    const session = stored && sessionOf(stored)
    const isOurs = session?.userData.id === store.getState().userData?.id
    return session && isOurs && isFresh(session, refused) ? session : undefined
  }

  const refresh = async (refused: string | undefined): Promise<string | undefined> => {
    const person = store.getState().userData?.id
    const isStillHere = () => store.getState().userData?.id === person
    const session = await refreshInTurn({
      send: calls.refreshSession,
      findRenewed: () => findRenewed(refused),
      keep: async (session) => {
        if (isStillHere()) await apply({ type: 'refreshed', session })
      },
    })
    if (!isStillHere()) return undefined // logged out, or someone else, while we waited
    if (session?.userData.id === person) return session?.accessToken
    await forget()
    return undefined
  }

  return {
    store,
    restore: async () => {
      const state = await restoreSession(storage, report)
      if (state) dispatch({ type: 'restored', state })
    },
    logIn: async (credentials) => {
      const session = await calls.logIn(credentials)
      if (session.userData.user_type !== userType) {
        await calls.logOut().catch(report)
        return { outcome: 'other_app', userType: session.userData.user_type }
      }
      await apply({ type: 'loggedIn', session })
      return { outcome: 'logged_in', userData: session.userData }
    },
    logOut: async () => {
      await forget()
      await calls.logOut().catch(report)
    },
    end: forget,
    getAccessToken: async (refused) => {
      const session = sessionOf(store.getState())
      if (!session) return undefined
      if (isFresh(session, refused)) return session.accessToken
      refreshing ??= refresh(refused ?? session.accessToken).finally(() => {
        refreshing = undefined
      })
      try {
        return await refreshing
      } catch (error) {
        // Still good for a moment, and nobody refused it: better than failing now.
        if (refused === undefined && session.expiresAt > now() && failureCode(error) !== undefined) {
          return session.accessToken
        }
        throw error
      }
    },
    changeUserData: (userData) => apply({ type: 'userDataChanged', userData }),
    keep: (data) => apply({ type: 'kept', data }),
    close: tabs.close,
  }
}
