export { averageRating, overallRating, type RatingDimension, type Ratings, ratingDimensions } from './rating.ts'
