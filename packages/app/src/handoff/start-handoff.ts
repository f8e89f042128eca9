import { writeFragment } from '@ginipig/session/handoff/fragment.ts'
import { startPending } from '@ginipig/session/handoff/pending.ts'
import { pathOf } from '@ginipig/session/handoff/target.ts'
import type { Services } from '#services/services.ts'
import { arriveAt } from './arrive-at.ts'
import type { HandoffSearch } from './handoff-search.ts'
import { untilGone } from './leaving.ts'
import { fetchOriginOf, otherAppOf } from './other-app.ts'

/** `/handoff/start`: asks the other app who is signed in there. The receiving app begins, so that nothing can be
 *  pushed into it. Who is signed in here already just goes on. Source: trust.md §2.3 steps 1–2.
 *  @throws redirect, or ApiError when it can't be told where the other app is */
export async function startHandoff(services: Services, search: HandoffSearch): Promise<never> {
  const { app, session } = services
  const { to, fresh, expired } = search
  const wish = { to: pathOf(app, to) ?? '/', isExpired: expired === true }
  if (session.store.getState().userData !== null && !fresh) throw arriveAt(services, wish)
  const origin = await fetchOriginOf(services, otherAppOf(app))
  const { state, challenge } = await startPending(wish, Date.now()).catch((error: unknown) => {
    services.report(error)
    // A browser that keeps nothing for a tab can't cross; the page itself may still be anybody's.
    throw arriveAt(services, wish)
  })
  services.leave(`${origin}/handoff/continue${writeFragment({ client: app, challenge, state })}`)
  return untilGone()
}
