import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { getListingCounts, searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import { categoryWords, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { subcategoryCover } from '@ginipig/features/listing/subcategory-cover.ts'
import type { SuggestionGroup } from '@ginipig/ui/combobox'
import { coverUrl } from '@ginipig/ui/covers'
import { Picture } from '@ginipig/ui/picture'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { popularParts } from '../discover/popular-parts.ts'
import { recentlyViewed } from '../recently-viewed/recently-viewed.ts'
import type { SearchOption } from './use-search-options.tsx'

const MOST_LOOKED_AT = 3
const MOST_POPULAR = 6

/** What a screen for words begins with, before anybody has typed: what one looked at lately and can still be booked, and
 *  the parts of the catalogue with most to book. */
export function useFirstOptions(of: 'words' | 'places'): SuggestionGroup<SearchOption>[] {
  const { t, i18n } = useLingui()
  const api = useApi()
  const [ids] = useState(() => (recentlyViewed.read() ?? []).slice(0, MOST_LOOKED_AT))
  const isOfWords = of === 'words'
  const { data: counts = [] } = useQuery({ ...query(api, getListingCounts), enabled: isOfWords })
  const { data: looked } = useQuery({
    ...query(api, searchListings, { query: { ids, limit: MOST_LOOKED_AT } }),
    enabled: isOfWords && ids.length > 0,
  })
  if (!isOfWords) return []
  const listingOption = (listing: ListingCard): SearchOption => ({
    id: `listing-${listing.id}`,
    text: listing.title,
    note: listing.provider.displayName,
    icon: <Picture picture={listingPicture(listing)} alt="" sizes="40px" />,
    meant: { kind: 'listing', value: listing.id },
  })
  // A part that two categories have (face) is one word.
  const parts = popularParts(counts).filter((part, at, all) => all.findIndex(({ key }) => key === part.key) === at)
  const partOption = ({ category, key }: (typeof parts)[number]): SearchOption => ({
    id: `part-${key}`,
    text: i18n._(subcategoryWords[key]),
    note: i18n._(categoryWords[category]),
    icon: <img src={coverUrl(subcategoryCover(key), `part ${key} of ${category}`)} alt="" width={40} height={40} />,
    meant: { kind: 'treatment', value: i18n._(subcategoryWords[key]) },
  })
  return [
    {
      id: 'looked',
      label: t`You looked at these`,
      options: ids.flatMap((id) => looked?.items.find((listing) => listing.id === id) ?? []).map(listingOption),
    },
    { id: 'popular', label: t`Lots to book now`, options: parts.slice(0, MOST_POPULAR).map(partOption) },
  ]
}
