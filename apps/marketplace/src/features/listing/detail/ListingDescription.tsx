import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { Section } from '@ginipig/ui/section'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import styles from './ListingDescription.module.css'

/** The provider's own words, with their line breaks. */
export function ListingDescription({ listing: { description } }: { listing: ListingDetail }) {
  const { i18n } = useLingui()
  return (
    <Section pitch="block" title={<Trans>What you’ll get</Trans>}>
      <p lang={PROVIDERS_LANGUAGE} className={styles.Words}>
        {description}
      </p>
      {i18n.locale === 'en' ? null : (
        <p className={styles.Note}>
          <Trans>Providers write in English; their words stay as they wrote them.</Trans>
        </p>
      )}
    </Section>
  )
}
