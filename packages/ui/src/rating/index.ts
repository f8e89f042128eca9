export type { RatingProps } from './Rating.tsx'
export { Rating } from './Rating.tsx'
export type { StarsProps } from './Stars.tsx'
export { Stars } from './Stars.tsx'
