import { readArrival } from '@ginipig/session/handoff/fragment.ts'
import { takePending } from '@ginipig/session/handoff/pending.ts'
import { pathOf } from '@ginipig/session/handoff/target.ts'
import type { Services } from '#services/services.ts'
import { arriveAt } from './arrive-at.ts'

/** Why nobody is signed in after a crossing: it wasn't begun in this tab, or the code was refused. */
export type HandoffFailure = { kind: 'foreign' } | { kind: 'failed'; to: string; error: unknown }

/** `/handoff/callback`: trades what came back for a session of this app, and goes on. What doesn't belong to a crossing
 *  that this tab began is not even looked at by the API. Source: trust.md §2.3 steps 6–8.
 *  @param fragment - as it was captured  @throws redirect */
export async function finishHandoff(services: Services, fragment: string | undefined): Promise<HandoffFailure> {
  const arrival = readArrival(fragment)
  const pending = arrival && takePending(arrival.state, Date.now())
  if (!arrival || !pending) return { kind: 'foreign' }
  const to = pathOf(services.app, pending.to) ?? '/'
  if ('error' in arrival) throw arriveAt(services, { to, isExpired: pending.isExpired || arrival.error === 'expired' })
  const { code } = arrival
  const { verifier } = pending
  try {
    await services.leading(() => services.session.receiveHandoff({ code, verifier }))
  } catch (error) {
    return { kind: 'failed', to, error }
  }
  throw arriveAt(services, { to, isExpired: pending.isExpired })
}
