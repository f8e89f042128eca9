import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { ProviderStatusBadge } from '@ginipig/features/booking/StatusBadge.tsx'
import { Avatar } from '@ginipig/ui/avatar'
import { Plural, Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { BookingCountdown } from './BookingCountdown.tsx'
import styles from './BookingHead.module.css'

type BookingHeadProps = { booking: ProviderBooking; now: () => number; onExpire: () => void }

/** State with its countdown, and who it is. */
export function BookingHead({ booking, now, onExpire }: BookingHeadProps) {
  const { client, zone } = booking
  const dates = useDates()
  const who = useRef<HTMLParagraphElement>(null)
  // Proposed times go with the buttons that answer them: what came of it is read from here.
  useFocusKept(who, booking.proposal !== null)
  const alsoBooked = client.alsoBookedAt === null ? undefined : dates.friendlyDate(client.alsoBookedAt, zone)
  const name = `${client.firstName} ${client.lastName}`
  return (
    <>
      <div className={styles.State}>
        <ProviderStatusBadge booking={booking} />
        {booking.status === 'requested' && booking.proposal === null && (
          <BookingCountdown
            respondBy={booking.respondBy}
            requestedAt={booking.requestedAt}
            now={now}
            onExpire={onExpire}
          />
        )}
      </div>
      <div className={styles.Client}>
        <Avatar userId={client.id} name={name} photoUrl={client.avatarUrl ?? undefined} size={48} />
        <div>
          <p ref={who} tabIndex={-1} className={styles.Name}>
            {name}
          </p>
          <p className={styles.Quiet}>
            {client.earlierVisits === 0 ? (
              <Trans>First visit to you</Trans>
            ) : (
              <Plural value={client.earlierVisits} one="# earlier visit to you" other="# earlier visits to you" />
            )}
            {alsoBooked !== undefined && (
              <>
                {' · '}
                <Trans>Also booked {alsoBooked}</Trans>
              </>
            )}
          </p>
        </div>
      </div>
    </>
  )
}
