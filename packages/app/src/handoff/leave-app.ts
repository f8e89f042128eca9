import type { Services } from '#services/services.ts'
import type { HandoffSearch } from './handoff-search.ts'
import { untilGone } from './leaving.ts'
import { addressAt, fetchOriginOf, otherAppOf } from './other-app.ts'

/** `/handoff/leave`: on to the other app, with the path kept.
 *  @throws ApiError when it can't be told where that is */
export async function leaveApp(services: Services, wish: HandoffSearch): Promise<never> {
  const target = otherAppOf(services.app)
  const origin = await fetchOriginOf(services, target)
  services.leave(addressAt(origin, target, services.session.store.getState().userData, wish))
  return untilGone()
}
