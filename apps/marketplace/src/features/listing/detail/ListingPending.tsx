import { keyOf } from '@ginipig/api-client/core/call-options.ts'
import { PendingPage } from '@ginipig/app/route/PendingPage.tsx'
import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import { providerName } from '@ginipig/domain/identity'
import { placeOf } from '@ginipig/features/listing/card/listing-facts.ts'
import { Heading } from '@ginipig/ui/heading'
import { Picture } from '@ginipig/ui/picture'
import { PriceBlock } from '@ginipig/ui/price-block'
import { useLingui } from '@lingui/react/macro'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import gallery from './ListingGallery.module.css'
import { SINGLE_SIZES } from './ListingGallery.tsx'
import styles from './ListingPage.module.css'

/** While a listing comes: what its card has told already. Default, because `lazy` asks for one. */
export default function ListingPending({ listingId }: { listingId: string }) {
  const { t } = useLingui()
  const money = useMoney()
  const card = findCard(useQueryClient(), listingId)
  if (!card) return <PendingPage />
  return (
    <div className={styles.ListingPage} data-category={card.category}>
      <div className={gallery.Single} data-drawn={card.image === null || undefined}>
        <Picture picture={listingPicture(card)} alt="" sizes={SINGLE_SIZES} loading="eager" />
      </div>
      <div className={styles.Rail}>
        <Heading level={1} look="page" lang={PROVIDERS_LANGUAGE}>
          {card.title}
        </Heading>
        <p>
          {providerName(card.provider)} · {placeOf(card)}
        </p>
        <PriceBlock now={money(card.price)} was={money(card.rrp)} wasLabel={t`usual price`} />
      </div>
      <PendingPage />
    </div>
  )
}

type Found = ResponseOf<typeof searchListings>

/** A listing as some list has shown it; undefined where none has. */
function findCard(queryClient: QueryClient, listingId: string): ListingCard | undefined {
  const lists = queryClient.getQueriesData<Found | InfiniteData<Found>>({ queryKey: keyOf(searchListings) })
  for (const [, list] of lists) {
    const pages = list === undefined ? [] : 'pages' in list ? list.pages : [list]
    const card = pages.flatMap(({ items }) => items).find(({ id }) => id === listingId)
    if (card) return card
  }
  return undefined
}
