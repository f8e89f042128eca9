import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'

/** Whom a route is for; `provider` is one who has finished their profile, `onboarding` any. Source: spec §6. */
export type RouteAccess = 'public-only' | 'common' | 'client' | 'onboarding' | 'provider'

type Toast = { toast?: 'session_expired' }

/** `cross`: to that path of the other app, which is this person's home. */
export type GuardAnswer = 'allow' | ({ redirect: '/' | '/provider/profile' } & Toast) | ({ cross: '/' } & Toast)

type GuardedRoute = {
  access: RouteAccess
  /** Is it the app's starting page? */
  isStart?: boolean
}

type Person = Pick<UserData, 'user_type' | 'isProfileComplete'>

const appOf = { user: 'marketplace', provider: 'console', admin: undefined } as const

/** May this route be shown? `/` is the app's starting page: on the console it leads on to the provider's own.
 *  A private route without the right session goes home with the warning of §8; home is the app of the person's kind.
 *  A provider who has not finished their profile is led to it. Source: spec §6, product.md §2. */
export function guard(
  { access, isStart = false }: GuardedRoute,
  { userData }: { userData: Person | null },
  app: Audience,
): GuardAnswer {
  const homeApp = (userData && appOf[userData.user_type]) ?? app
  const home = homeApp === app ? ({ redirect: '/' } as const) : ({ cross: '/' } as const)
  const isUnfinished = userData?.user_type === 'provider' && !userData.isProfileComplete
  if (isStart && homeApp !== app) return home
  if (isStart && isUnfinished) return { redirect: '/provider/profile' }
  if (access === 'common') return 'allow'
  if (access === 'public-only') return userData === null ? 'allow' : home
  if (userData?.user_type !== (access === 'client' ? 'user' : 'provider')) return { ...home, toast: 'session_expired' }
  return access === 'provider' && isUnfinished ? { redirect: '/provider/profile' } : 'allow'
}
