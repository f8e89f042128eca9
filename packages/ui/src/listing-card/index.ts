export type { ListingCardProps } from './ListingCard.tsx'
export { ListingCard } from './ListingCard.tsx'
