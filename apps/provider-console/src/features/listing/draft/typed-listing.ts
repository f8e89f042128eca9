import type {
  ListingDraft,
  TypedListing,
  TypedRequirements,
  TypedTimes,
  TypedTreatment,
} from '@ginipig/contract/listing/listing-draft.ts'
import {
  changeUsualPrice,
  type ListingStep,
  listingStepSchemas,
  listingSteps,
  USUAL_PATCH_TEST_HOURS,
  type UsualPrice,
} from '@ginipig/domain/listing-draft'
import * as v from 'valibot'

export const noTreatment: TypedTreatment = {
  category: null,
  subcategories: [],
  title: '',
  description: '',
  reason: '',
  hours: 0,
  minutes: 0,
  photoIds: [],
  cover: 'other',
}

/** Nothing that a provider vouches for is chosen for them. */
export const noRequirements: TypedRequirements = {
  level: null,
  purpose: null,
  isInsured: null,
  isLicensed: null,
  isSupervised: null,
  supervisedBy: '',
  type: 'in_person',
  setting: null,
  place: null,
  rrp: '',
  rrpEvidence: null,
  rrpPeriod: null,
  price: '',
  clients: 1,
  approval: null,
  requirements: '',
  photos: null,
  questions: null,
  document: null,
  needsPatchTest: null,
  patchTestHours: USUAL_PATCH_TEST_HOURS,
}

export const noTimes: TypedTimes = { slotMode: 'several', starts: [] }

export const nothingTyped: TypedListing = { treatment: null, requirements: null, times: null }

/** What a finished step says; undefined while something of it is missing or wrong. */
export function finishedStep<Step extends ListingStep>(typed: TypedListing, step: Step) {
  const found = v.safeParse(listingStepSchemas[step] as (typeof listingStepSchemas)[Step], typed[step])
  return found.success ? found.output : undefined
}

/** Is a step as it could be listed? That its starts still fit the diary is another question. */
export const isFinished = (typed: TypedListing, step: ListingStep): boolean => finishedStep(typed, step) !== undefined

/** The step to go on with: the first that isn't finished. */
export const nextStep = (typed: TypedListing): ListingStep =>
  listingSteps.find((step) => !isFinished(typed, step)) ?? 'times'

/** May a step be opened: all before it are finished. */
export const isWithinReach = (typed: TypedListing, step: ListingStep): boolean =>
  listingSteps.indexOf(step) <= listingSteps.indexOf(nextStep(typed))

/** The usual price that discounts are told from: a raised one counts later, and until then the one before (trust.md §5).
 *  @param said - pence, as it is typed */
export const usualPriceOf = (draft: Pick<ListingDraft, 'listed' | 'savedAt'> | undefined, said: number): UsualPrice =>
  draft?.listed
    ? changeUsualPrice({ rrp: draft.listed.rrp, next: draft.listed.nextRrp }, said, draft.savedAt)
    : { rrp: said, next: null }

/** Starts that are booked or held for a client belong to a listing, whatever else is picked. */
export const isBookedStart = (listed: ListingDraft['listed'], start: { date: string; time: string }): boolean =>
  listed?.bookedStarts.some(({ date, time }) => date === start.date && time === start.time) ?? false
