import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { CardGrid } from '@ginipig/ui/card-grid'
import { Heading } from '@ginipig/ui/heading'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { ListingCard } from '../card/ListingCard.tsx'
import styles from './OtherListings.module.css'

/** What else this provider has open. */
export function OtherListings({ listing: { otherListings, provider } }: { listing: ListingDetail }) {
  const id = useId()
  const firstName = provider.firstName
  if (otherListings.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.OtherListings}>
      <Heading id={id} level={2} look="subpage" className={styles.Title}>
        <Trans>More from {firstName}</Trans>
      </Heading>
      <CardGrid flow="strip">
        {otherListings.map((one) => (
          <ListingCard key={one.id} listing={one} layout="grid" isBrief />
        ))}
      </CardGrid>
    </section>
  )
}
