import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { toWallClock } from '@ginipig/domain/time'
import { ButtonLink } from '@ginipig/ui/button'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans } from '@lingui/react/macro'
import { MapPin, Phone, Ticket, Video } from 'lucide-react'
import styles from './KeptBookingCard.module.css'
import type { KeptBooking } from './kept-bookings.ts'

/** One appointment as it was kept: when, where, whom to ring. @param now - epoch ms */
export function KeptBookingCard({ booking, now }: { booking: KeptBooking; now: number }) {
  const { title, durationMinutes, startsAt, endsAt, zone, name, address, phone, reference } = booking
  const dates = useDates()
  const [from, until] = [dates.time(startsAt, zone), dates.time(endsAt, zone)]
  const takes = dates.duration(durationMinutes)
  const isToday = toWallClock(startsAt, zone).date === toWallClock(now, zone).date
  const tel = phone === null ? undefined : `tel:${phone.replaceAll(' ', '')}`
  return (
    <section className={styles.KeptBookingCard}>
      <p className={styles.Day}>{isToday ? <Trans>Today</Trans> : dates.friendlyDate(startsAt, zone)}</p>
      <h2 className={styles.Title}>
        <Trans>
          {from} with {name}
        </Trans>
      </h2>
      <p className={styles.What}>
        {address === null ? (
          <Trans>
            <span lang={PROVIDERS_LANGUAGE}>{title}</span>, about {takes}. Over by {until}.
          </Trans>
        ) : (
          <Trans>
            <span lang={PROVIDERS_LANGUAGE}>{title}</span>, about {takes}. Out by {until}.
          </Trans>
        )}
      </p>
      <dl className={styles.Facts}>
        <div>
          <dt>
            {address === null ? <Video aria-hidden="true" /> : <MapPin aria-hidden="true" />}
            <VisuallyHidden>
              <Trans>Address</Trans>
            </VisuallyHidden>
          </dt>
          <dd className={styles.Place}>{address ?? <Trans>Online</Trans>}</dd>
        </div>
        {phone === null ? null : (
          <div>
            <dt>
              <Phone aria-hidden="true" />
              <VisuallyHidden>
                <Trans>Phone</Trans>
              </VisuallyHidden>
            </dt>
            <dd>{phone}</dd>
          </div>
        )}
        <div>
          <dt>
            <Ticket aria-hidden="true" />
            <VisuallyHidden>
              <Trans>Booking</Trans>
            </VisuallyHidden>
          </dt>
          <dd>{reference}</dd>
        </div>
      </dl>
      {tel === undefined ? null : (
        <ButtonLink variant="primary" block icon={<Phone aria-hidden="true" />} href={tel}>
          <Trans>Ring {name}</Trans>
        </ButtonLink>
      )}
    </section>
  )
}
