export type { ProviderCardProps } from './ProviderCard.tsx'
export { ProviderCard } from './ProviderCard.tsx'
