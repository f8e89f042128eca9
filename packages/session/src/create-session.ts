import type { Session } from '@ginipig/contract/identity/session.ts'
import { createStore } from 'zustand/vanilla'
import { failureCode } from './failure-code.ts'
import { recordOwnAct } from './handoff/own-act.ts'
import { refreshInTurn } from './refresh.ts'
import { createRefreshNonce } from './refresh-nonce.ts'
import { restoreSession } from './restore.ts'
import type { LogInOutcome, SessionEnding, SessionOptions, SessionService } from './session-service.ts'
import { loggedOut, type SessionAction, type SessionState, sessionReducer } from './session-state.ts'
import { createSessionStorage } from './session-storage.ts'
import { openTabs as openBrowserTabs } from './tabs.ts'
import { createVault } from './vault.ts'

/** Access tokens are renewed this many ms before they expire. */
const RENEW_BEFORE_MS = 60_000

const sessionOf = ({ userData, accessToken, expiresAt }: SessionState): Session | undefined =>
  userData && accessToken !== null && expiresAt !== null ? { userData, accessToken, expiresAt } : undefined

/** Effects around the pure reducer: vault, tabs and refresh. One per app. */
export function createSession(options: SessionOptions): SessionService {
  const { calls, report, userType, now = Date.now, openTabs = openBrowserTabs } = options
  const storage = options.storage ?? createSessionStorage(createVault())
  const nonce = createRefreshNonce()
  const store = createStore<SessionState>(() => loggedOut)
  let refreshing: Promise<string | undefined> | undefined
  let lastEnding: SessionEnding | undefined

  const dispatch = (action: SessionAction) => store.setState(sessionReducer(store.getState(), action), true)

  const tabs = openTabs((message) => {
    if (message === 'loggedOut') return leave('logged_out')
    if (message === 'ended') return leave('elsewhere')
    const follow = (state: SessionState | undefined) =>
      state ? dispatch({ type: 'restored', state }) : leave('logged_out')
    return void storage.read().then(follow, report)
  })

  /** A failed write to storage costs a log-in after the next reload, nothing now. */
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

  const leave = (ending: SessionEnding | undefined) => {
    lastEnding = ending
    dispatch({ type: 'loggedOut' })
  }

  const forget = async (ending?: SessionEnding) => {
    leave(ending)
    tabs.tell(ending === undefined ? 'loggedOut' : 'ended')
    nonce.forget()
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
      nonce,
      findRenewed: () => findRenewed(refused),
      keep: async (session) => {
        if (isStillHere()) await apply({ type: 'refreshed', session })
      },
    })
    if (!isStillHere()) return undefined // logged out, or someone else, while we waited
    if (session?.userData.id === person) return session?.accessToken
    await forget('expired')
    return undefined
  }

  const receive = async (session: Session): Promise<LogInOutcome> => {
    const { userData } = session
    if (userData.user_type === 'admin') {
      await calls.logOut().catch(report)
      return { outcome: 'operator' }
    }
    nonce.renew()
    await apply({ type: 'loggedIn', session })
    return { outcome: userData.user_type === userType ? 'logged_in' : 'other_app', userData }
  }

  const accept = async (session: Session) => {
    const outcome = await receive(session)
    if (outcome.outcome !== 'operator') recordOwnAct(now())
    return outcome
  }

  const getAccessToken = async (refused?: string): Promise<string | undefined> => {
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
  }

  return {
    store,
    restore: async () => {
      const state = await restoreSession(storage, report)
      if (state) dispatch({ type: 'restored', state })
    },
    logIn: async (credentials) => accept(await calls.logIn(credentials)),
    accept,
    receiveHandoff: async (proof) => receive(await calls.exchangeHandoff(proof)),
    logOut: async () => {
      await forget()
      await calls.logOut().catch(report)
    },
    end: forget,
    takeEnding: () => {
      const ending = lastEnding
      lastEnding = undefined
      return ending
    },
    ending: () => lastEnding,
    getAccessToken,
    recheck: async () => {
      const { accessToken } = store.getState()
      if (accessToken === null) return
      const stored = await storage.read().catch(() => store.getState()) // unreadable: the server knows
      if (stored?.userData) await getAccessToken(accessToken)
      else leave('logged_out')
    },
    changeUserData: (userData) => apply({ type: 'userDataChanged', userData }),
    keep: (data) => apply({ type: 'kept', data }),
    close: tabs.close,
  }
}
