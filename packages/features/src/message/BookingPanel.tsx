import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { coverUrl } from '@ginipig/ui/covers'
import { DetailList } from '@ginipig/ui/detail-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import styles from './BookingPanel.module.css'
import { useMessagePaths } from './message-paths.ts'

/** The booking of the two beside their thread. Address and phone stand here from the moment they are open. */
export function BookingPanel({ bookingId }: { bookingId: string }) {
  const { t } = useLingui()
  const api = useApi()
  const { isConsole, booking: path } = useMessagePaths()
  const { friendlyDateTime } = useDates()
  const money = useMoney()
  const params = { bookingId }
  const mine = query(api, getMyBooking, { params })
  const asked = query(api, getProviderBooking, { params })
  const ofClient = useQuery({ ...mine, queryFn: isConsole ? skipToken : (mine.queryFn ?? skipToken) }).data
  const ofProvider = useQuery({ ...asked, queryFn: isConsole ? (asked.queryFn ?? skipToken) : skipToken }).data
  const booking = isConsole ? ofProvider : ofClient
  if (!booking) return null
  const phone = isConsole ? ofProvider?.client.phone : ofClient?.provider.phone
  const address = isConsole || booking.listing.type === 'online' ? null : ofClient?.address
  const { listing, startsAt, zone, split } = booking
  const items = [
    { id: 'when', label: t`When`, value: friendlyDateTime(startsAt, zone) },
    { id: 'price', label: t`Price`, value: money(split.total) },
  ]
  return (
    <aside className={styles.BookingPanel} aria-label={t`Booking`}>
      <h2 className={styles.Title}>{isConsole ? <Trans>Their booking</Trans> : <Trans>Your booking</Trans>}</h2>
      <img src={listing.imageUrl ?? coverUrl(listing.cover, listing.id)} alt="" className={styles.Picture} />
      <p className={styles.What}>{listing.title}</p>
      <DetailList layout="ruled" items={items} />
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
              <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
            </p>
          ) : null}
        </div>
      ) : null}
    </aside>
  )
}
