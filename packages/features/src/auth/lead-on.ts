import type { UserData } from '@ginipig/contract/identity'
import { pathOf, safePath } from '@ginipig/session'
import type { AnyRouter } from '@tanstack/react-router'
import { hasRoute, type Services } from '#shell/index.ts'

/** Where who has just logged in goes: see `useAfterLogin`. */
export function leadOn(
  router: AnyRouter,
  { app, returnTo }: Pick<Services, 'app' | 'returnTo'>,
  { user_type }: Pick<UserData, 'user_type'>,
  next: unknown,
): Promise<void> {
  const wanted = safePath(next) ?? returnTo.getState().path
  returnTo.setState({ path: undefined })
  const home = user_type === 'provider' ? 'console' : 'marketplace'
  if (home !== app) {
    const search = { to: pathOf(home, wanted) ?? '/', fresh: true }
    return router.navigate({ to: '/handoff/leave', search, replace: true })
  }
  const target = wanted !== undefined && hasRoute(router, wanted) ? wanted : '/'
  return router.navigate({ href: target, replace: true })
}
