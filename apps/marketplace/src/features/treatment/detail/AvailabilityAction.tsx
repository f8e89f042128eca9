import type { ListingDetail } from '@ginipig/contract/listing'
import { ButtonLink } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { AvailabilityLink } from '../availability-link/AvailabilityLink.tsx'
import styles from './AvailabilityAction.module.css'

/** The way to the calendar, or the word that there is nothing in it. */
export function AvailabilityAction({ listing: { id, nextSlotAt } }: { listing: ListingDetail }) {
  if (nextSlotAt === null) {
    return (
      <p className={styles.None}>
        <Trans>No availability</Trans>
      </p>
    )
  }
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
