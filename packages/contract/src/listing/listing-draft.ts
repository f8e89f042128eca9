import {
  approvals,
  categories,
  levels,
  listingTypes,
  MAX_IMAGES_PER_LISTING,
  publicListingStatuses,
  purposes,
  questionKinds,
  settings,
} from '@ginipig/domain/listing'
import {
  MAX_LISTING_DESCRIPTION_LENGTH,
  MAX_OPTIONS,
  MAX_QUESTIONS,
  MAX_SLOTS,
  rrpEvidences,
  rrpPeriods,
  slotModes,
} from '@ginipig/domain/listing-draft'
import { PlainText } from '@ginipig/domain/text'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id, Instant, Pence } from '#core/scalar.ts'
import { ConsultationDocument } from '#media/document.ts'
import { Picture } from '#media/picture.ts'

/** Anything that a field of a draft can hold, of twice the length that could be listed: what is typed is kept, and told
 *  what is wrong with it when it is to be listed. */
const typed = v.pipe(PlainText, v.maxLength(2 * MAX_LISTING_DESCRIPTION_LENGTH, 'too_long'))
const short = v.pipe(PlainText, v.maxLength(200, 'too_long'))
const count = v.nullable(v.pipe(v.number(), v.integer('invalid'), v.minValue(0, 'invalid'), v.maxValue(999, 'invalid')))
const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  v.nullable(v.picklist(words, 'invalid'))
const yesOrNo = v.nullable(v.boolean())

/** The first step as typed; finished it is domain's ListingTreatment. */
export const TypedTreatment = v.object({
  category: choice(categories),
  subcategories: v.pipe(v.array(short), v.maxLength(20, 'too_long')),
  title: typed,
  description: typed,
  reason: typed,
  hours: count,
  minutes: count,
  photoIds: v.pipe(v.array(Id), v.maxLength(MAX_IMAGES_PER_LISTING, 'too_long')),
  cover: short,
})
export type TypedTreatment = v.InferOutput<typeof TypedTreatment>

const TypedQuestion = v.object({
  id: short,
  text: typed,
  isRequired: v.boolean(),
  kind: v.optional(v.picklist(questionKinds, 'invalid')),
  options: v.pipe(v.array(short), v.maxLength(MAX_OPTIONS, 'too_long')),
})

/** The second step as typed; finished it is domain's ListingRequirements. */
export const TypedRequirements = v.object({
  level: choice(levels),
  purpose: choice(purposes),
  isInsured: yesOrNo,
  isLicensed: yesOrNo,
  isSupervised: yesOrNo,
  supervisedBy: typed,
  type: choice(listingTypes),
  setting: choice(settings),
  place: v.nullable(v.object({ postcode: short, building: short, street: short, town: short, county: short })),
  rrp: short,
  rrpEvidence: choice(rrpEvidences),
  rrpPeriod: v.optional(choice(rrpPeriods), null),
  price: short,
  clients: count,
  approval: choice(approvals),
  requirements: typed,
  photos: v.nullable(typed),
  questions: v.nullable(v.pipe(v.array(TypedQuestion), v.maxLength(MAX_QUESTIONS, 'too_long'))),
  /** A form of their own in place of questions; its id is null until it is there. */
  document: v.optional(v.nullable(v.object({ id: v.nullable(Id) })), null),
  needsPatchTest: yesOrNo,
  patchTestHours: count,
})
export type TypedRequirements = v.InferOutput<typeof TypedRequirements>

/** The third step as typed; finished it is domain's ListingTimes. */
export const TypedTimes = v.object({
  slotMode: choice(slotModes),
  starts: v.pipe(v.array(v.object({ date: short, time: short })), v.maxLength(MAX_SLOTS, 'too_long')),
})
export type TypedTimes = v.InferOutput<typeof TypedTimes>

/** What a provider has typed so far; a step that they haven't come to is null. */
export const TypedListing = v.object({
  treatment: v.nullable(TypedTreatment),
  requirements: v.nullable(TypedRequirements),
  times: v.nullable(TypedTimes),
})
export type TypedListing = v.InferOutput<typeof TypedListing>

/** A listing in the making, or the changes to one that is there: it has the listing's id from the start. */
export const ListingDraft = v.object({
  id: Id,
  /** Counts the saves; whoever saves says which one they had before them. */
  revision: v.number(),
  savedAt: Instant,
  typed: TypedListing,
  /** The uploaded pictures among `photoIds`. */
  photos: v.array(v.object({ id: Id, ...Picture.entries })),
  /** The uploaded file behind `document`. */
  document: v.nullable(ConsultationDocument),
  /** Null for one that was never listed. */
  listed: v.nullable(
    v.object({
      status: v.picklist(publicListingStatuses),
      /** Clients who have booked, or ask to. */
      bookedCount: v.number(),
      /** Wall-clock starts that are booked or held for an answer: they stay, booked ones at the price they were booked at. */
      bookedStarts: v.array(v.object({ date: v.string(), time: v.string() })),
      /** The usual price that discounts are told from, and a raised one with the day it counts from. */
      rrp: Pence,
      nextRrp: v.nullable(v.object({ rrp: Pence, from: Instant })),
    }),
  ),
  /** Where the provider's own address lies. */
  ownPlace: v.object({ address: v.string(), town: v.string(), outwardPostcode: v.string() }),
  zone: v.string(),
})
export type ListingDraft = v.InferOutput<typeof ListingDraft>

const params = v.object({ listingId: Id })

/** Begins a new listing. @param body.from - a listing or a draft of theirs to begin with: all but its dates */
export const createListingDraft = endpoint({
  name: 'createListingDraft',
  method: 'POST',
  path: '/provider/drafts',
  access: 'provider',
  body: v.object({ from: v.optional(Id) }),
  response: ListingDraft,
  errors: ['listing_not_found', 'too_many_drafts'],
  idempotent: true,
})

/** The draft of a listing. One that is listed has one as soon as it is asked for. */
export const getListingDraft = endpoint({
  name: 'getListingDraft',
  method: 'GET',
  path: '/provider/drafts/:listingId',
  access: 'provider',
  params,
  response: ListingDraft,
  errors: ['listing_not_found'],
})

/** Keeps what is typed. @throws `draft_changed` when somebody, on another device or in another tab, saved since */
export const saveListingDraft = endpoint({
  name: 'saveListingDraft',
  method: 'PUT',
  path: '/provider/drafts/:listingId',
  access: 'provider',
  params,
  body: v.object({ revision: v.pipe(v.number(), v.integer('invalid')), typed: TypedListing }),
  response: ListingDraft,
  errors: ['listing_not_found', 'draft_changed'],
})

/** Throws a draft away; a listing that is there stays as it is. */
export const deleteListingDraft = endpoint({
  name: 'deleteListingDraft',
  method: 'DELETE',
  path: '/provider/drafts/:listingId',
  access: 'provider',
  params,
  response: v.object({}),
  errors: ['listing_not_found'],
  idempotent: true,
})

/** Lists a draft, or brings a listing up to it; one that is closed stays closed. Fields of `invalid_input` are paths in the draft: `treatment.title`,
 *  `times.starts.3`. Source: spec §5 (providers confirm …).
 *  @throws `earnings_account_missing` before there is an account to be paid into */
export const publishListing = endpoint({
  name: 'publishListing',
  method: 'POST',
  path: '/provider/drafts/:listingId/publish',
  access: 'provider',
  params,
  body: v.object({
    revision: v.pipe(v.number(), v.integer('invalid')),
    isQualified: v.literal(true, 'must_accept'),
    isInsured: v.literal(true, 'must_accept'),
    meetsRegulations: v.literal(true, 'must_accept'),
  }),
  response: v.object({ listingId: Id }),
  errors: ['listing_not_found', 'draft_changed', 'earnings_account_missing', 'debt_overdue', 'too_many_requests'],
  idempotent: true,
})
