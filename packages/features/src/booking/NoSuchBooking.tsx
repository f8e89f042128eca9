import { NothingFound } from '@ginipig/app/route/failure/NotFoundPage.tsx'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { useLogOut } from '@ginipig/app/services/use-log-out.ts'
import { Button, ButtonLink } from '@ginipig/ui/button'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'

/** A link to a booking that isn't in the account that opened it, most often from a mail to another address. Of one that never
 *  was it says the same: nobody finds out here which there are. @param props.toBookings - the way to their own */
export function NoSuchBooking({ toBookings }: { toBookings: RenderLink }) {
  const { t } = useLingui()
  const email = useUser()?.email
  const here = useRouterState({ select: ({ location }) => location.href })
  const logOut = useLogOut()
  return (
    <NothingFound
      title={t`This booking isn’t in this account`}
      text={
        email === undefined ? undefined : (
          <Trans>
            You’re logged in as {email}. If you have another account, the booking may be in that one. If not, the link
            is wrong.
          </Trans>
        )
      }
      action={
        <>
          <Button variant="primary" onClick={() => void logOut({ next: here })}>
            <Trans>Use another account</Trans>
          </Button>
          <ButtonLink render={toBookings}>
            <Trans>Your bookings</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}
