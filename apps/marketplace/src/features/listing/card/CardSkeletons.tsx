import { ListingCardSkeleton, type ListingCardSkeletonProps } from '@ginipig/ui/listing-card-skeleton'

type CardSkeletonsProps = Pick<ListingCardSkeletonProps, 'layout'> & { count: number }

/** The boxes of cards to come, for a grid whose owner says that it loads. */
export function CardSkeletons({ count, layout }: CardSkeletonsProps) {
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <ListingCardSkeleton key={index} layout={layout} />
  ))
}
