import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { DetailList } from '@ginipig/ui/detail-list'
import { Picture } from '@ginipig/ui/picture'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './BookingPanel.module.css'
import { useMessagePaths } from './message-paths.ts'
import { dialOf, useUnlocked } from './use-unlocked.ts'

/** The booking of the two beside their thread. Address and phone stand here from the moment they are open. */
export function BookingPanel({ bookingId }: { bookingId: string }) {
  const { t } = useLingui()
  const { isConsole, booking: path } = useMessagePaths()
  const { friendlyDateTime, date } = useDates()
  const money = useMoney()
  const { booking, isPending, mine, phone, address } = useUnlocked(bookingId)
  // Its place is kept: the thread beside it would narrow when it comes.
  if (isPending)
    return (
      <aside aria-hidden className={styles.BookingPanel}>
        <Skeleton width="60%" />
        <Skeleton shape="block" ratio="4 / 3" />
      </aside>
    )
  if (!booking) return null
  const { listing, startsAt, zone, split } = booking
  const items = [
    { id: 'when', label: t`When`, value: friendlyDateTime(startsAt, zone) },
    { id: 'price', label: t`Price`, value: money(split.total) },
  ]
  if (mine && mine.captured > 0) items.push({ id: 'paid', label: t`Paid`, value: money(mine.captured) })
  if (mine && mine.balanceAt !== null && mine.captured < split.total) {
    const day = date(mine.balanceAt, zone)
    items.push({ id: 'due', label: t`Due ${day}`, value: money(split.balance) })
  }
  return (
    <aside className={styles.BookingPanel} aria-label={t`Booking`}>
      <h2 className={styles.Title}>{isConsole ? <Trans>Their booking</Trans> : <Trans>Your booking</Trans>}</h2>
      <Picture picture={listingPicture(listing)} alt="" sizes="320px" className={styles.Picture} />
      <p lang={PROVIDERS_LANGUAGE} className={styles.What}>
        {listing.title}
      </p>
      <DetailList items={items} className={styles.Facts} />
      <ButtonLink
        variant="secondary"
        size="sm"
        block
        render={(slot) => <Link to={path} params={{ id: bookingId }} {...slot} />}
      >
        <Trans>Booking details</Trans>
      </ButtonLink>
      {phone || address ? (
        <div className={styles.Open}>
          <h3>
            <Trans>Unlocked by your booking</Trans>
          </h3>
          {address ? <p>{address}</p> : null}
          {phone ? (
            <p>
              <a href={dialOf(phone)}>{phone}</a>
            </p>
          ) : null}
        </div>
      ) : null}
    </aside>
  )
}
