import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import { discountPercent } from '@ginipig/domain/listing'
import { Picture } from '@ginipig/ui/picture'
import { PriceBlock } from '@ginipig/ui/price-block'
import { SaveSticker } from '@ginipig/ui/save-sticker'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import styles from './SoonestPeek.module.css'
import { stripQuery } from './strip-query.ts'

/** One real appointment, the soonest, over the wall of covers. */
export function SoonestPeek() {
  const { t } = useLingui()
  const money = useMoney()
  const { data } = useInfiniteQuery(stripQuery(useApi(), undefined))
  const listing = data?.pages[0]?.items[0]
  if (!listing) return null
  const percent = discountPercent(listing)
  return (
    <div className={styles.SoonestPeek}>
      <Picture picture={listingPicture(listing)} alt="" sizes="64px" className={styles.Picture} />
      <div className={styles.Words}>
        <Link
          to="/category-detail/$listingId"
          params={{ listingId: listing.id }}
          lang={PROVIDERS_LANGUAGE}
          className={styles.Link}
        >
          {listing.title}
        </Link>
        <PriceBlock
          now={money(listing.price)}
          was={money(listing.rrp)}
          wasLabel={t`usual price`}
          sticker={<SaveSticker size="sm">{t`${percent}% off`}</SaveSticker>}
        />
      </div>
    </div>
  )
}
