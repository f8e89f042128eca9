import { query } from '@ginipig/api-client/core/call-options.ts'
import { getDeployment } from '@ginipig/contract/config/deployment.ts'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { pathOf } from '@ginipig/session/handoff/target.ts'
import type { Services } from '#services/services.ts'
import type { HandoffSearch } from './handoff-search.ts'

export const otherAppOf = (app: Audience): Audience => (app === 'console' ? 'marketplace' : 'console')

type Deployment = ResponseOf<typeof getDeployment>

/** The two addresses come from the API and from nowhere else. */
export const originOf = ({ consoleOrigin, marketplaceOrigin }: Deployment, app: Audience): string =>
  app === 'console' ? consoleOrigin : marketplaceOrigin

/** @throws ApiError */
export async function fetchOriginOf({ api, queryClient }: Services, app: Audience): Promise<string> {
  return originOf(await queryClient.ensureQueryData(query(api, getDeployment)), app)
}

/** Is being signed in worth taking along? The console is for providers, the marketplace for everybody. */
const isWorthTaking = (user: Pick<UserData, 'user_type'> | null, target: Audience) =>
  user !== null && (target === 'marketplace' || user.user_type === 'provider')

/** Where a link to the other app leads: for who is signed in to where that app fetches the session, else straight to
 *  the page. @param to - anything; what isn't that app's path becomes its home */
export function addressAt(
  origin: string,
  target: Audience,
  user: Pick<UserData, 'user_type'> | null,
  { to: wanted, fresh, expired }: HandoffSearch,
): string {
  const to = pathOf(target, wanted) ?? '/'
  if (!isWorthTaking(user, target)) return `${origin}${to}`
  const flags = `${fresh ? '&fresh=true' : ''}${expired ? '&expired=true' : ''}`
  return `${origin}/handoff/start?to=${encodeURIComponent(to)}${flags}`
}
