import { useUser } from '@ginipig/app/services/services-context.ts'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { AvailabilityLink } from '../availability-link/AvailabilityLink.tsx'
import { isClient } from '../availability-link/is-client.ts'
import styles from './AvailabilityAction.module.css'
import { ClientsOnly } from './ClientsOnly.tsx'

/** The way to the calendar, or the word that there is nothing in it, or not for whom is logged in. A listing may want more
 *  clients than its diary has times left. */
export function AvailabilityAction({ listing: { id, nextSlotAt } }: { listing: ListingDetail }) {
  const user = useUser()
  if (nextSlotAt === null) {
    return (
      <>
        <p className={styles.None}>
          <Trans>No availability</Trans>
        </p>
        {user === null || isClient(user) ? (
          <ButtonLink
            size="lg"
            block
            className={styles.Action}
            render={(slot) => <AvailabilityLink listingId={id} {...slot} />}
          >
            <Trans>Join the waitlist</Trans>
          </ButtonLink>
        ) : null}
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
