import type { Session } from '@ginipig/contract/identity/session.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import type { UserType } from '@ginipig/domain/identity'
import type { StoreApi } from 'zustand/vanilla'
import type { SessionState } from './session-state.ts'
import type { SessionStorage } from './session-storage.ts'
import type { KeptData } from './stored-session.ts'
import type { openTabs } from './tabs.ts'

export type SessionOptions = {
  /** Whose app this is; the other kind of account is signed in too, and its home is the other app. */
  userType: UserType
  calls: {
    logIn: (credentials: { email: string; password: string }) => Promise<Session>
    refreshSession: (body: { nonce: string }) => Promise<Session>
    logOut: () => Promise<void>
    exchangeHandoff: (body: HandoffProof) => Promise<Session>
  }
  /** What can't be acted on: broken storage, a log-out that didn't get through. */
  report: (error: unknown) => void
  now?: () => number
  storage?: SessionStorage
  /** Those of this browser by default. */
  openTabs?: typeof openTabs
}

/** What the other app's answer is traded with. */
export type HandoffProof = { code: string; verifier: string }

/** `other_app`: signed in, with a home that is the other app. `operator`: refused, operators have no app.
 *  Source: architecture.md §4, trust.md §2.3 step 9. */
export type LogInOutcome = { outcome: 'logged_in' | 'other_app'; userData: UserData } | { outcome: 'operator' }

/** How a session went that this tab didn't end by itself: `logged_out`, by its person in another tab; `elsewhere`, by the
 *  server's word, heard here or in another tab; `expired`, found when a call was refused. */
export type SessionEnding = 'logged_out' | 'elsewhere' | 'expired'

export type SessionService = {
  /** For `useStore`; change it only through this service. */
  store: StoreApi<SessionState>
  /** Once, before anything is rendered; at most 5 s. */
  restore: () => Promise<void>
  /** @throws the call's error (`login_failed`, `offline`, …) */
  logIn: (credentials: { email: string; password: string }) => Promise<LogInOutcome>
  /** Signs in with a session that the API has just given for what the person did here: a code typed. */
  accept: (session: Session) => Promise<LogInOutcome>
  /** Signs in with what the other app handed over. @throws the call's error (`handoff_refused`, …) */
  receiveHandoff: (proof: HandoffProof) => Promise<LogInOutcome>
  /** Forgets everything here at once and tells the server. */
  logOut: () => Promise<void>
  /** The server says that the session is over: forgets it, here and in the other tabs.
   *  @param ending - none where the person just ended it themselves */
  end: (ending?: SessionEnding) => Promise<void>
  /** How the last session went, to be told once; undefined when it was logged out here. */
  takeEnding: () => SessionEnding | undefined
  /** The same, for whoever isn't the one to tell it. */
  ending: () => SessionEnding | undefined
  /** A page that stood still, kept by the browser for Back, may have missed the end: asks storage and server. */
  recheck: () => Promise<void>
  /** For the API: renews before the end, or after a token was refused. @throws when it can't be told now */
  getAccessToken: (refused?: string) => Promise<string | undefined>
  changeUserData: (userData: UserData) => Promise<void>
  keep: (data: Partial<KeptData>) => Promise<void>
  close: () => void
}
