import { TreatmentCardSkeleton, type TreatmentCardSkeletonProps } from '@ginipig/ui/treatment-card-skeleton'

type CardSkeletonsProps = Pick<TreatmentCardSkeletonProps, 'layout'> & { count: number }

/** The boxes of cards to come, for a grid whose owner says that it loads. */
export function CardSkeletons({ count, layout }: CardSkeletonsProps) {
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <TreatmentCardSkeleton key={index} layout={layout} />
  ))
}
