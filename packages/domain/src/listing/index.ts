export { carryMustHaves } from './carry-must-haves.ts'
export {
  areSubcategoriesValid,
  type Category,
  type CategoryKey,
  categories,
  categoryIds,
  MAX_SUBCATEGORIES,
  type Subcategory,
  subcategories,
} from './category.ts'
export {
  type Approval,
  approvals,
  COVER_SHAPE,
  type Level,
  type ListingState,
  type ListingStatus,
  type ListingTab,
  type ListingType,
  levels,
  listingStates,
  listingStatuses,
  listingTabs,
  listingTypes,
  MAX_IMAGES_PER_LISTING,
  type Purpose,
  publicListingStatuses,
  purposes,
  type Setting,
  type Sort,
  settings,
  sorts,
} from './enumerations.ts'
export { interleaveOwners } from './interleave-owners.ts'
export {
  askedSections,
  type ConsultationDocument,
  type ConsultationQuestion,
  DOCUMENT_ANSWER,
  MAX_ANSWER_LENGTH,
  MAX_DOCUMENT_ANSWER_LENGTH,
  MUST_HAVE_PHOTOS,
  type MustHaveSection,
  type MustHaves,
  type MustHavesGiven,
  missingMustHaves,
  mustHaveSections,
  NO,
  nothingGiven,
  patchTestBy,
  type QuestionKind,
  questionKind,
  questionKinds,
  YES,
} from './must-haves.ts'
export { areFewLeft } from './places-left.ts'
export {
  discountPercent,
  highestPrice,
  isDoubtful,
  MAX_SHARE_OF_RRP,
  MIN_PRICE_PENCE,
  type PriceProblem,
  priceProblem,
} from './price-rule.ts'
export {
  buildSlots,
  DEFAULT_SLOT_MINUTES,
  FIRST_START,
  isStartOnGrid,
  LAST_START,
  SLOT_EXTRA_MINUTES,
} from './slot-building.ts'
export {
  AFTERNOON_UNTIL,
  groupSlots,
  MORNING_UNTIL,
  NIGHT_FROM,
  type SlotPeriod,
  slotPeriod,
  slotPeriods,
} from './slot-period.ts'
export { BOOKING_HORIZON_MONTHS, horizonDate, type SlotProblem, slotProblem } from './slot-rule.ts'
