import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { TextLink } from '@ginipig/ui/link'
import { Trans } from '@lingui/react/macro'
import { MapPin, Video } from 'lucide-react'
import styles from './PlaceBlock.module.css'

const directions = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`

/** Where it is: the address once accepted, before that the outward postcode and why no more. */
export function PlaceBlock({ booking }: { booking: ClientBooking }) {
  const { listing, provider, address, outwardPostcode } = booking
  const name = provider.firstName
  if (listing.type === 'online') {
    return (
      <div className={styles.PlaceBlock}>
        <Video aria-hidden="true" />
        <div>
          <p className={styles.Place}>
            <Trans>Online</Trans>
          </p>
          <p className={styles.Why}>
            <Trans>{name} will tell you how to join.</Trans>
          </p>
          <Phone booking={booking} />
        </div>
      </div>
    )
  }
  return (
    <div className={styles.PlaceBlock}>
      <MapPin aria-hidden="true" />
      <div>
        <p className={styles.Place}>{address ?? `${provider.town}, ${outwardPostcode}`}</p>
        {address === null ? (
          <p className={styles.Why}>
            <Trans>You’ll see the whole address once {name} has said yes: it’s often someone’s home.</Trans>
          </p>
        ) : (
          <TextLink href={directions(address)} target="_blank" rel="noreferrer">
            <Trans>Directions</Trans>
          </TextLink>
        )}
        <Phone booking={booking} />
      </div>
    </div>
  )
}

/** To reach each other on the day, once it is booked. */
function Phone({ booking: { provider } }: { booking: ClientBooking }) {
  const { firstName: name, phone } = provider
  if (phone === null) return null
  return (
    <p>
      <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>
        <Trans>
          Call {name}: {phone}
        </Trans>
      </TextLink>
    </p>
  )
}
