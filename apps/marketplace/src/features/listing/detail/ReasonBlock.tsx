import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { Trans } from '@lingui/react/macro'
import styles from './ReasonBlock.module.css'

/** Why it costs less, in the provider's own words, before the price is asked for. Source: design.md §1. */
export function ReasonBlock({ listing: { reason, provider } }: { listing: ListingDetail }) {
  const firstName = provider.firstName
  return (
    <figure className={styles.ReasonBlock}>
      <figcaption className={styles.Who}>
        <Trans>Why {firstName} needs you</Trans>
      </figcaption>
      <blockquote lang={PROVIDERS_LANGUAGE} className={styles.Words}>
        “{reason}”
      </blockquote>
    </figure>
  )
}
