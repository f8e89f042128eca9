import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { Slot } from '@ginipig/contract/listing/get-listing.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans } from '@lingui/react/macro'
import { AvailabilityLink } from '../availability-link/AvailabilityLink.tsx'
import styles from './CardTimes.module.css'

/** The next times of a listing on its card; each opens the calendar with itself picked. */
export function CardTimes({ listing: { id, title, zone }, slots }: { listing: ListingCard; slots: readonly Slot[] }) {
  const dates = useDates()
  return (
    <ul className={styles.CardTimes}>
      {slots.map((slot) => (
        <li key={slot.id}>
          <AvailabilityLink
            listingId={id}
            className={styles.Time}
            search={{ month: slot.date.slice(0, 7), day: slot.date, slot: slot.id }}
          >
            <span className={styles.Day}>{dates.friendlyDate(slot.startsAt, zone)}</span>
            <span className={styles.Hour}>{dates.time(slot.startsAt, zone)}</span>
            <VisuallyHidden>
              {' '}
              <Trans>for {title}</Trans>
            </VisuallyHidden>
          </AvailabilityLink>
        </li>
      ))}
    </ul>
  )
}
