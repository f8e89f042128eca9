import { guard } from '@ginipig/session'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import type { RouteFlags } from './route-flags.ts'
import type { Services } from './services.ts'

type GuardedMove = {
  context: Pick<Services, 'session' | 'toasts' | 'returnTo'>
  matches: readonly { staticData: RouteFlags }[]
  location: { href: string }
  preload: boolean
}

/** The root's `beforeLoad`: is the page asked for one this person may see? Looks at the deepest route's flags.
 *  @throws redirect to the starting page; for a private page with the warning of spec §6, and the place kept */
export function guardRoute({ context, matches, location, preload }: GuardedMove): void {
  const access = matches.at(-1)?.staticData.access ?? 'common'
  const answer = guard({ access }, context.session.store.getState())
  if (answer === 'allow') return
  if (answer.toast && !preload) {
    context.returnTo.setState({ path: location.href })
    context.toasts.push({ tone: 'warning', text: i18n._(msg`Your Session is expired. Please login again.`) })
  }
  throw redirect({ to: answer.redirect, replace: true })
}
