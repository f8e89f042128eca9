import { useUser } from '@ginipig/app/services/services-context.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ListingDetail, Slot } from '@ginipig/contract/listing/get-listing.ts'
import { Section } from '@ginipig/ui/section'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { AvailabilityLink } from '../availability-link/AvailabilityLink.tsx'
import { isClient } from '../availability-link/is-client.ts'
import { NoTimes } from './AvailabilityAction.tsx'
import { ClientsOnly } from './ClientsOnly.tsx'
import styles from './NextSlots.module.css'

type NextSlotsProps = {
  listing: ListingDetail
  /** How many at most. */
  count: number
}

/** The soonest open slots; each opens the calendar with itself picked. */
export function NextSlots({ listing, count }: NextSlotsProps) {
  return (
    <ul className={styles.NextSlots}>
      {listing.nextSlots.slice(0, count).map((slot) => (
        <li key={slot.id}>
          <SlotLink listing={listing} slot={slot} />
        </li>
      ))}
    </ul>
  )
}

function SlotLink({ listing: { id, zone }, slot }: { listing: ListingDetail; slot: Slot }) {
  const { t } = useLingui()
  const dates = useDates()
  const user = useUser()
  const words = (
    <>
      <span className={styles.Day}>{dates.friendlyDate(slot.startsAt, zone)}</span>
      <span className={styles.Time}>{dates.time(slot.startsAt, zone)}</span>
      {slot.capacity > 1 ? (
        <span className={styles.Places}>{t`${plural(slot.availability, { one: '# place', other: '# places' })}`}</span>
      ) : null}
    </>
  )
  if (user !== null && !isClient(user)) return <div className={styles.Slot}>{words}</div>
  return (
    <AvailabilityLink
      listingId={id}
      search={{ month: slot.date.slice(0, 7), day: slot.date, slot: slot.id }}
      className={styles.Slot}
    >
      {words}
    </AvailabilityLink>
  )
}

/** Why the soonest times of the calendar aren't among the next. */
export function PatchTestNote({ listing: { mustHaves, provider } }: { listing: ListingDetail }) {
  const asked = mustHaves.patchTest
  if (asked === null) return null
  const firstName = provider.firstName
  const hours = asked.hoursBefore
  return (
    <p className={styles.Note}>
      <Trans>
        Leaves {hours} hours for a patch test. Had one with {firstName} in the last six months? The calendar may have
        sooner times.
      </Trans>
    </p>
  )
}

/** The same as a part of the page, for phones, where no card stands beside it. */
export function NextSlotsSection({ listing, className }: { listing: ListingDetail; className: string | undefined }) {
  const user = useUser()
  return (
    <Section pitch="block" title={<Trans>Next open slots</Trans>} className={className}>
      {listing.nextSlotAt === null ? (
        <p>
          <NoTimes listing={listing} />
        </p>
      ) : (
        <>
          <NextSlots listing={listing} count={6} />
          <PatchTestNote listing={listing} />
          {user === null || isClient(user) ? null : <ClientsOnly />}
        </>
      )}
    </Section>
  )
}
