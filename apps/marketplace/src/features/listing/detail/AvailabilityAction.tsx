import { useUser } from '@ginipig/app/services/services-context.ts'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { AvailabilityLink } from '../availability-link/AvailabilityLink.tsx'
import { isClient } from '../availability-link/is-client.ts'
import styles from './AvailabilityAction.module.css'
import { ClientsOnly } from './ClientsOnly.tsx'

/** The way to the calendar, or the word that there is nothing in it, or not for whom is logged in. Places may be left though
 *  nobody new can take one: for who had their patch test. */
export function AvailabilityAction({ listing: { id, placesLeft } }: { listing: ListingDetail }) {
  const user = useUser()
  if (placesLeft === 0) {
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
