export {
  reachMiles,
  type SearchDepth,
  searchDepths,
  starsAtLeast,
  TOP_PRICE_PENCE,
  USUAL_REACH_MILES,
  WIDE_REACH_MILES,
} from './choices.ts'
export { fold, singular } from './fold.ts'
export { distanceOf, maxEdits, nearestWord } from './near-words.ts'
export { conceptOf, didYouMean, type Idea, type Reading, readQuery, suggestTreatments } from './read-query.ts'
export { readSaid, type SaidDay, type SaidFilters, takeDay } from './said-filters.ts'
export { type Concept, concepts, type Kind } from './vocabulary.ts'
