import type { UserData } from '@ginipig/contract/identity'

/** Whom a route is for. Source: spec §6. */
export type RouteAccess = 'public-only' | 'common' | 'client' | 'provider'

export type GuardAnswer = 'allow' | { redirect: '/'; toast?: 'session_expired' }

const userTypeOf = { client: 'user', provider: 'provider' } as const

/** May this route be shown? `/` is the app's starting page: on the console it leads on to the provider's own.
 *  Source: spec §6. A private route without the right session goes there with the warning of §8. */
export function guard(
  route: { access: RouteAccess },
  session: { userData: Pick<UserData, 'user_type'> | null },
): GuardAnswer {
  const { access } = route
  if (access === 'common') return 'allow'
  if (access === 'public-only') return session.userData === null ? 'allow' : { redirect: '/' }
  if (session.userData?.user_type === userTypeOf[access]) return 'allow'
  return { redirect: '/', toast: 'session_expired' }
}
