export type { ListingCardSkeletonProps } from './ListingCardSkeleton.tsx'
export { ListingCardSkeleton } from './ListingCardSkeleton.tsx'
