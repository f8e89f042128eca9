import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { coverUrl } from '@ginipig/ui/covers'

/** The listing's picture, or the cover drawn for it. */
export const listingPicture = ({ id, cover, imageUrl }: Pick<ListingCard, 'id' | 'cover' | 'imageUrl'>): string =>
  imageUrl ?? coverUrl(cover, id)
