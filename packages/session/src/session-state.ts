import type { Session } from '@ginipig/contract/identity/session.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import type { KeptData } from './stored-session.ts'

/** What the spec keeps between visits. Source: spec §3. Token and person come and go together. */
export type SessionState = Readonly<
  KeptData & {
    userData: UserData | null
    accessToken: string | null
    /** Epoch ms, UTC. */
    expiresAt: number | null
    settingNotification: NotificationSettings | null
  }
>

export type NotificationSettings = Pick<
  UserData,
  'marketing_notifications' | 'other_notifications' | 'sms_notifications'
>

export type SessionAction =
  | { type: 'loggedIn'; session: Session }
  | { type: 'refreshed'; session: Session }
  | { type: 'restored'; state: SessionState }
  | { type: 'userDataChanged'; userData: UserData }
  | { type: 'kept'; data: Partial<KeptData> }
  | { type: 'loggedOut' }

export const loggedOut: SessionState = {
  userData: null,
  accessToken: null,
  expiresAt: null,
  settingNotification: null,
  providerProfileData: null,
  forgetPassword: null,
  createAppointmentData: null,
  favouriteData: null,
  homeData: null,
}

const notificationsOf = (userData: UserData): NotificationSettings => ({
  marketing_notifications: userData.marketing_notifications,
  other_notifications: userData.other_notifications,
  sms_notifications: userData.sms_notifications,
})

const withUser = (state: SessionState, userData: UserData): SessionState => ({
  ...state,
  userData,
  settingNotification: notificationsOf(userData),
})

const withSession = (state: SessionState, { userData, accessToken, expiresAt }: Session): SessionState => ({
  ...withUser(state, userData),
  accessToken,
  expiresAt,
})

/** The session's whole life. Another person never inherits what the one before left. */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'loggedIn': {
      const isSamePerson = state.userData === null || state.userData.id === action.session.userData.id
      return withSession(isSamePerson ? { ...state, forgetPassword: null } : loggedOut, action.session)
    }
    case 'refreshed':
      return state.userData?.id === action.session.userData.id ? withSession(state, action.session) : state
    case 'restored':
      return action.state
    case 'userDataChanged':
      return state.userData?.id === action.userData.id ? withUser(state, action.userData) : state
    case 'kept':
      return { ...state, ...action.data }
    case 'loggedOut':
      return loggedOut
  }
}
