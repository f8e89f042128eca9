import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { placeOf } from '@ginipig/features/listing/card/listing-facts.ts'
import { Section } from '@ginipig/ui/section'
import { Trans } from '@lingui/react/macro'
import { MapPin, Video } from 'lucide-react'
import styles from './ListingPlace.module.css'

/** As much of the address as is told before a booking is accepted. */
export function ListingPlace({ listing }: { listing: ListingDetail }) {
  const place = placeOf(listing)
  const isOnline = listing.type === 'online'
  const isMobile = listing.setting === 'mobile'
  return (
    <Section pitch="block" title={<Trans>Where</Trans>}>
      <p className={styles.Place}>
        {isOnline ? <Video aria-hidden="true" /> : <MapPin aria-hidden="true" />}
        {isOnline ? <Trans>Online</Trans> : place}
      </p>
      <p className={styles.Note}>
        {isOnline ? (
          <Trans>The provider works from {place}. How to join comes with your accepted booking.</Trans>
        ) : isMobile ? (
          <Trans>The provider comes to you. The rest comes with your accepted booking.</Trans>
        ) : (
          <Trans>The address comes with your accepted booking.</Trans>
        )}
      </p>
    </Section>
  )
}
