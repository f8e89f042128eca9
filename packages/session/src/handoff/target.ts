import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import { ownerOf } from '@ginipig/contract/path/owner.ts'
import { safePath } from '../safe-path.ts'

/** The way between the apps is no place to arrive at: it would go round. */
const isOnTheWay = (pathname: string) => /^\/handoff(\/|$)/.test(pathname)

/** A path that `app` shows, from whatever stood in an address; undefined for anything else, other sites above all.
 *  The other app is never named by an address, only by whose path it is. Source: S23. */
export function pathOf(app: Audience, wanted: unknown): string | undefined {
  const path = safePath(wanted)
  if (path === undefined) return undefined
  const pathname = path.split(/[?#]/)[0] ?? path
  const owner = ownerOf(pathname)
  return (owner === app || owner === 'both') && !isOnTheWay(pathname) ? path : undefined
}
