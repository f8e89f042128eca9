export type { RatingInputProps } from './RatingInput.tsx'
export { RatingInput } from './RatingInput.tsx'
