import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { isActive } from '@ginipig/domain/booking'
import { TrackRecordWords } from '@ginipig/features/reliability/TrackRecordWords.tsx'
import { type Detail, DetailList } from '@ginipig/ui/detail-list'
import { TextLink } from '@ginipig/ui/link'
import { Trans } from '@lingui/react/macro'

/** When, what and where, how to reach the client, and what else the day holds. */
export function BookingFacts({ booking }: { booking: ProviderBooking }) {
  const dates = useDates()
  const { startsAt, endsAt, zone, listing, client, address, reference, sameDay } = booking
  const span = (from: number, to: number) => `${dates.time(from, zone)}–${dates.time(to, zone)}`
  const items: Detail[] = [
    {
      id: 'when',
      label: <Trans>When</Trans>,
      value: `${dates.friendlyDate(startsAt, zone)}, ${span(startsAt, endsAt)}`,
      isStrong: true,
    },
    {
      id: 'what',
      label: <Trans>What</Trans>,
      value: (
        <TextLink render={(slot) => <CrossLink to={`/category-detail/${listing.id}`} {...slot} />}>
          {listing.title}
        </TextLink>
      ),
    },
    { id: 'where', label: <Trans>Where</Trans>, value: address ?? <Trans>Online</Trans> },
  ]
  if (client.phone !== null) {
    items.push({
      id: 'phone',
      label: <Trans>Call {client.firstName}</Trans>,
      value: (
        <TextLink render={(slot) => <a href={`tel:${client.phone?.replaceAll(' ', '')}`} {...slot} />}>
          {client.phone}
        </TextLink>
      ),
    })
  } else if (isActive(booking.status)) {
    items.push({
      id: 'phone',
      label: <Trans>Call {client.firstName}</Trans>,
      value: <Trans>You see each other’s mobile once it’s booked</Trans>,
    })
  }
  // To decide by, of a wish to move too; afterwards it is nobody's business.
  if (booking.status === 'requested' || booking.proposal?.by === 'client')
    items.push({
      id: 'record',
      label: <Trans>{client.firstName} so far</Trans>,
      value: <TrackRecordWords record={client.record} of="client" />,
    })
  if (sameDay.length > 0) {
    items.push({
      id: 'day',
      label: <Trans>That day</Trans>,
      value: sameDay.map((other) => (
        <div key={other.id}>
          {span(other.startsAt, other.endsAt)}{' '}
          {other.isRequest ? <Trans>{other.firstName} (request)</Trans> : other.firstName}
        </div>
      )),
    })
  } else if (isActive(booking.status)) {
    items.push({ id: 'day', label: <Trans>That day</Trans>, value: <Trans>Nothing else booked</Trans> })
  }
  items.push({ id: 'reference', label: <Trans>Reference</Trans>, value: reference })
  return <DetailList items={items} />
}
