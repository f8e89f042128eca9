import { readersZone } from '@ginipig/app/words/readers-zone.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { Audience, OpenSession } from '@ginipig/contract/identity/open-session.ts'
import { useLingui } from '@lingui/react/macro'

/** "Firefox on macOS", the app, and when it was seen. */
export function useSessionWords() {
  const { t } = useLingui()
  const dates = useDates()
  const apps: Record<Audience, string> = { marketplace: t`Marketplace`, console: t`Provider console` }

  const nameOf = ({ browser, platform }: OpenSession): string => {
    if (browser !== null && platform !== null) return t`${browser} on ${platform}`
    if (platform !== null) return t`A browser on ${platform}`
    return browser ?? t`A browser we don’t know`
  }

  const seen = ({ createdAt, lastSeenAt, isCurrent }: OpenSession): string => {
    const first = dates.friendlyDateTime(createdAt, readersZone())
    const last = dates.friendlyDateTime(lastSeenAt, readersZone())
    return isCurrent ? t`Since ${first}` : t`Since ${first}, last seen ${last}`
  }

  return { nameOf, appOf: ({ audience }: OpenSession) => apps[audience], seen }
}
