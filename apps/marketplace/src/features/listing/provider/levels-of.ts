import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { levels } from '@ginipig/domain/listing'

/** The levels of listings, lowest first, each once. */
export const levelsOf = (listings: readonly ListingCard[]) =>
  levels.filter((level) => listings.some((one) => one.level === level))
