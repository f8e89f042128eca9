export type { TreatmentCardProps } from './TreatmentCard.tsx'
export { TreatmentCard } from './TreatmentCard.tsx'
