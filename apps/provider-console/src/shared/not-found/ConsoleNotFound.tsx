import { NothingFound } from '@ginipig/app/route/failure/NotFoundPage.tsx'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** No such page here. */
export const ConsoleNotFound = () => <NothingHere />

/** No such thing here; who is at work is led back to it. @param props.text - where it isn't a page that is missing */
export function NothingHere({ text }: { text?: ReactNode }) {
  const user = useUser()
  const isAtWork = user?.user_type === 'provider' && user.isProfileComplete
  return <NothingFound text={text} home={isAtWork ? <Trans>Go to your profile</Trans> : undefined} />
}
