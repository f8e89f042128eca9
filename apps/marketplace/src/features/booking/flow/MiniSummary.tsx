import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import { providerName } from '@ginipig/domain/identity'
import { Picture } from '@ginipig/ui/picture'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans } from '@lingui/react/macro'
import styles from './MiniSummary.module.css'
import type { Summary } from './SummaryReceipt.tsx'

/** The receipt in one row, for phones. @param when - where the page doesn't name the time itself */
export function MiniSummary({ listing, provider, rrp, price, promo, when }: Summary) {
  const money = useMoney()
  const dates = useDates()
  return (
    <div className={styles.MiniSummary}>
      <Picture picture={listingPicture(listing)} alt="" sizes="56px" />
      <div className={styles.Words}>
        <p lang={PROVIDERS_LANGUAGE} className={styles.Title}>
          {listing.title}
        </p>
        <p className={styles.Detail}>
          {providerName(provider)} · {money(price)}{' '}
          <s>
            <VisuallyHidden>
              <Trans>usual price</Trans>{' '}
            </VisuallyHidden>
            {money(rrp)}
          </s>
        </p>
        {promo === undefined ? null : (
          <p className={styles.Detail}>
            {promo.code} {money(-promo.off)}
          </p>
        )}
        {when === undefined ? null : (
          <p className={styles.Detail}>{dates.friendlyDateTime(when.startsAt, when.zone)}</p>
        )}
      </div>
    </div>
  )
}
