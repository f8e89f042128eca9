import { useUser } from '@ginipig/app/services/services-context.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveHold } from '#shared/live-hold/use-live-hold.ts'
import { AvailabilityLink } from '../availability-link/AvailabilityLink.tsx'
import { isClient } from '../availability-link/is-client.ts'
import { useWaitLink } from '../availability-link/use-wait-link.tsx'
import styles from './AvailabilityAction.module.css'
import { ClientsOnly } from './ClientsOnly.tsx'

/** The slot of this listing that its reader holds, unpaid: theirs to go on with, not taken. */
function useHoldOf({ id }: ListingDetail) {
  const hold = useLiveHold()
  return hold?.listing.id === id ? hold : undefined
}

/** "Thu 14 May, 10:30 is held for you", where it is. */
export function useHeldWords(listing: ListingDetail): string | undefined {
  const { t } = useLingui()
  const dates = useDates()
  const hold = useHoldOf(listing)
  if (!hold) return undefined
  const when = dates.friendlyDateTime(hold.startsAt, hold.zone)
  return t`${when} is held for you.`
}

/** The way on with what one holds, the way to the calendar, or the word that there is nothing in it, or not for whom is logged in. A listing may want more
 *  clients than its diary has times left. */
export function AvailabilityAction({ listing }: { listing: ListingDetail }) {
  const { id, nextSlotAt } = listing
  const user = useUser()
  if (useHoldOf(listing)) {
    return (
      <ButtonLink
        variant="primary"
        size="lg"
        block
        className={styles.Action}
        render={(slot) => <Link to="/must-haves" {...slot} />}
      >
        <Trans>Continue booking</Trans>
      </ButtonLink>
    )
  }
  if (nextSlotAt === null) {
    return (
      <>
        <p className={styles.None}>
          <NoTimes listing={listing} />
        </p>
        {user === null || isClient(user) ? <WaitLink listing={listing} /> : null}
      </>
    )
  }
  if (user !== null && !isClient(user)) return <ClientsOnly />
  return (
    <ButtonLink
      variant="primary"
      size="lg"
      block
      className={styles.Action}
      render={(slot) => <AvailabilityLink listingId={id} {...slot} />}
    >
      <Trans>See availability</Trans>
    </ButtonLink>
  )
}

/** That there is nothing to book: nothing free, or nothing offered. */
export function NoTimes({ listing: { isClosed, provider } }: { listing: ListingDetail }) {
  const firstName = provider.firstName
  return isClosed ? (
    <Trans>Closed for now: {firstName} isn’t taking bookings for this at the moment.</Trans>
  ) : (
    <Trans>No availability</Trans>
  )
}

function WaitLink({ listing }: { listing: ListingDetail }) {
  // The page is of one listing: its name would only be said again.
  return <ButtonLink size="lg" block className={styles.Action} {...useWaitLink(listing)} aria-label={undefined} />
}
