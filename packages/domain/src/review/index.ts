export {
  averageRating,
  overallRating,
  RATING_PRIOR,
  type RatingDimension,
  type Ratings,
  rankedRating,
  ratingDimensions,
} from './rating.ts'
