import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { Section } from '@ginipig/ui/section'
import { Trans } from '@lingui/react/macro'
import styles from './ListingDescription.module.css'

/** The provider's own words, with their line breaks. */
export function ListingDescription({ listing: { description } }: { listing: ListingDetail }) {
  return (
    <Section pitch="block" title={<Trans>What you’ll get</Trans>}>
      <p className={styles.Words}>{description}</p>
    </Section>
  )
}
