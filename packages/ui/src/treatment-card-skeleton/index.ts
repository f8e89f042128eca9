export type { TreatmentCardSkeletonProps } from './TreatmentCardSkeleton.tsx'
export { TreatmentCardSkeleton } from './TreatmentCardSkeleton.tsx'
