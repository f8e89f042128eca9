export type { RatingBar, RatingBarsProps } from './RatingBars.tsx'
export { RatingBars } from './RatingBars.tsx'
export type { RatingSummaryProps } from './RatingSummary.tsx'
export { RatingSummary } from './RatingSummary.tsx'
