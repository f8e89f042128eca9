import { ownerOf } from '@ginipig/contract/path/owner.ts'
import { guard } from '@ginipig/session/guard.ts'
import { pathOf } from '@ginipig/session/handoff/target.ts'
import { safePath } from '@ginipig/session/safe-path.ts'
import type { SessionEnding } from '@ginipig/session/session-service.ts'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { redirect, rootRouteId } from '@tanstack/react-router'
import type { Services } from '#services/services.ts'
import type { RouteFlags } from './route-flags.ts'

type GuardedMove = {
  context: Pick<Services, 'app' | 'session' | 'toasts' | 'returnTo'>
  matches: readonly { routeId: string; staticData: RouteFlags }[]
  location: { href: string; pathname: string; search: { next?: unknown } }
  preload: boolean
}

/** The root's `beforeLoad`: is the page asked for one this person may see, and one of this app? Looks at the deepest
 *  route's flags.
 *  @throws redirect home, or, from a page for visitors alone, on to where that was to lead; for a private page with the
 *  warning of spec §6, and the place kept; to the way across where home, or the page itself, is the other app's */
export function guardRoute(move: GuardedMove): undefined {
  const { context, matches, location, preload } = move
  const route = matches.at(-1)
  if (route === undefined || route.routeId === rootRouteId) return crossIfElsewhere(move)
  const wanted = { access: route.staticData.access, isStart: location.pathname === '/' }
  const answer = guard(wanted, context.session.store.getState(), context.app)
  if (answer === 'allow') return undefined
  const isExpired = answer.toast !== undefined
  const next = route.staticData.access === 'public-only' ? location.search.next : undefined
  if ('cross' in answer) return cross(safePath(next) ?? answer.cross, isExpired, preload)
  if (isExpired && !preload) sendAway(context, location.href)
  throw redirect({ href: pathOf(context.app, next) ?? answer.redirect, replace: true })
}

/** A page's own `beforeLoad`, where its route is for everybody and this one page of it only for who is signed in: whoever
 *  isn't is sent home as from any private page.
 *  @throws redirect home */
export function guardSignedIn({ context, location, preload }: Omit<GuardedMove, 'matches'>): undefined {
  if (context.session.store.getState().userData !== null) return undefined
  if (!preload) sendAway(context, location.href)
  throw redirect({ href: '/', replace: true })
}

/** A path without a page here may be one of the other app's; else this app's not-found page answers. */
function crossIfElsewhere({ context, location, preload }: GuardedMove): undefined {
  const owner = ownerOf(location.pathname)
  if (owner !== undefined && owner !== 'both' && owner !== context.app) cross(location.href, false, preload)
  return undefined
}

/** To the page that leads to the other app; features/handoff has it. A link only pointed at leads nowhere yet. */
function cross(to: string, isExpired: boolean, isPreload: boolean): undefined {
  if (isPreload) return undefined
  throw redirect({ to: '/handoff/leave', search: { to, ...(isExpired && { expired: true }) }, replace: true })
}

/** Says why, and keeps the place for after the log-in; after a log-out for the same person alone, for the next to log in
 *  may be somebody else. */
function sendAway({ session, toasts, returnTo }: GuardedMove['context'], href: string): void {
  const ending: SessionEnding | undefined = session.takeEnding()
  const logIn = { label: i18n._(msg`Log in`), to: '/login' }
  if (ending === 'elsewhere' || ending === 'logged_out') {
    returnTo.setState({ path: href })
    toasts.push({ tone: 'info', text: i18n._(msg`You have been logged out.`), action: logIn })
    return
  }
  returnTo.setState({ path: href, of: undefined })
  toasts.push({ tone: 'warning', text: i18n._(msg`Your Session is expired. Please login again.`), action: logIn })
}
