import * as v from 'valibot'
import { hasContactDetails } from '#contact-details/index.ts'
import { City, County } from '#identity/place.ts'
import { areSubcategoriesValid, categories, MAX_SUBCATEGORIES } from '#listing/category.ts'
import {
  approvals,
  COVER_SHAPE,
  levels,
  listingTypes,
  MAX_IMAGES_PER_LISTING,
  purposes,
  settings,
} from '#listing/enumerations.ts'
import { questionKind, questionKinds } from '#listing/must-haves.ts'
import { type PriceProblem, priceProblem } from '#listing/price-rule.ts'
import { Pounds } from '#money/pounds.ts'
import { Postcode } from '#provider/postcode.ts'
import { publicText } from '#provider/profile.ts'
import type { FieldProblem } from '#text/field-problem.ts'
import { PlainText } from '#text/plain-text.ts'
import { isCalendarDate } from '#time/calendar-date.ts'
import type { ListingStep } from './listing-step.ts'
import { namesMedicine } from './medicine.ts'

/** Where a provider's usual price can be seen; kept with each price. Source: trust.md §5 (honest RRP). */
export const rrpEvidences = ['price_list', 'website', 'booking_system', 'receipts', 'salon_menu'] as const
export type RrpEvidence = (typeof rrpEvidences)[number]

/** For how long, at least, a provider has charged their usual price, as they declare it. `not_yet`: somebody new, whose
 *  usual price is what their level charges around them. Source: trust.md §5 (honest RRP). */
export const rrpPeriods = ['not_yet', 'one_month', 'three_months', 'six_months', 'one_year'] as const
export type RrpPeriod = (typeof rrpPeriods)[number]

export const MAX_TITLE_LENGTH = 60
export const MAX_LISTING_DESCRIPTION_LENGTH = 1_000
export const MAX_REASON_LENGTH = 300
export const MAX_REQUIREMENTS_LENGTH = 500
export const MAX_SUPERVISOR_LENGTH = 60
export const MAX_QUESTIONS = 12
export const MAX_QUESTION_LENGTH = 160
export const MAX_OPTIONS = 8
export const MAX_OPTION_LENGTH = 60
/** Clients that one listing looks for. */
export const MAX_CLIENTS = 50
/** Starts of one listing that are still ahead. */
export const MAX_SLOTS = 300
/** Hours of the longest treatment. */
export const MAX_HOURS = 12
/** Hours between a patch test and the appointment: at most, and as it is mostly done. */
export const MAX_PATCH_TEST_HOURS = 168
export const USUAL_PATCH_TEST_HOURS = 48

const chosen = <const Words extends readonly [string, ...string[]]>(words: Words) => v.picklist(words, 'not_chosen')
const yesOrNo = v.boolean('not_chosen')
const whole = (from: number, to: number, problem: FieldProblem = 'invalid') =>
  v.pipe(v.number('required'), v.integer(problem), v.minValue(from, problem), v.maxValue(to, problem))

/** Words for everybody that may be left out: null then. */
const optionalText = (max: number) =>
  v.pipe(
    PlainText,
    v.trim(),
    v.maxLength(max, 'too_long'),
    v.check((text) => !hasContactDetails(text), 'contact_details'),
    v.transform((text) => (text === '' ? null : text)),
  )

/** What a listing says of its treatment: no medicine that may not be advertised. */
const advertised = (max: number) =>
  v.pipe(
    publicText(max),
    v.check((text) => !namesMedicine(text), 'medicine_named'),
  )

/** First step: the treatment. Source: spec §3 Appointment, §5. */
export const ListingTreatment = v.pipe(
  v.object({
    category: chosen(categories),
    subcategories: v.pipe(
      v.array(v.string()),
      v.minLength(1, 'service_missing'),
      v.maxLength(MAX_SUBCATEGORIES, 'too_many_services'),
    ),
    title: advertised(MAX_TITLE_LENGTH),
    description: advertised(MAX_LISTING_DESCRIPTION_LENGTH),
    /** Why the provider wants clients for it. */
    reason: advertised(MAX_REASON_LENGTH),
    hours: whole(0, MAX_HOURS),
    minutes: v.pipe(whole(0, 55), v.multipleOf(5, 'invalid')),
    /** Uploaded pictures, the first one on the cards; none shows the drawn cover. */
    photoIds: v.pipe(v.array(v.pipe(v.string(), v.uuid('invalid'))), v.maxLength(MAX_IMAGES_PER_LISTING, 'too_long')),
    cover: v.pipe(v.string(), v.regex(COVER_SHAPE, 'invalid')),
  }),
  v.forward(
    v.partialCheck(
      [['category'], ['subcategories']],
      ({ category, subcategories }) =>
        subcategories.length === 0 ||
        subcategories.length > MAX_SUBCATEGORIES ||
        areSubcategoriesValid(category, subcategories),
      'invalid',
    ),
    ['subcategories'],
  ),
  v.forward(
    v.partialCheck([['hours'], ['minutes']], ({ hours, minutes }) => hours + minutes > 0, 'duration_missing'),
    ['hours'],
  ),
  v.forward(
    v.partialCheck([['photoIds']], ({ photoIds }) => new Set(photoIds).size === photoIds.length, 'invalid'),
    ['photoIds'],
  ),
)
export type ListingTreatment = v.InferOutput<typeof ListingTreatment>

/** A question of a consultation form. A choice has at least two options. */
export const ListingQuestion = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,40}$/, 'invalid')),
    text: publicText(MAX_QUESTION_LENGTH),
    isRequired: v.boolean(),
    kind: v.optional(v.picklist(questionKinds)),
    options: v.pipe(v.array(publicText(MAX_OPTION_LENGTH)), v.maxLength(MAX_OPTIONS, 'too_long')),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['options']],
      (question) => questionKind(question) !== 'choice' || new Set(question.options).size > 1,
      'required',
    ),
    ['options'],
  ),
)

export type ListingQuestion = v.InferOutput<typeof ListingQuestion>

/** Where it happens when not at the provider's own address. */
export const OtherPlace = v.object({
  postcode: Postcode,
  building: publicText(80),
  street: publicText(80),
  town: City,
  county: County,
})
export type OtherPlace = v.InferOutput<typeof OtherPlace>

const isFreeOf = (problem: PriceProblem) => (price: { rrp: number; price: number }) => priceProblem(price) !== problem

/** What one answer makes pointless doesn't count, whatever was typed there while it was asked for: a form shows no such
 *  field, so nobody could put it right there. */
const withoutUnasked = (typed: Record<string, unknown>) => ({
  ...typed,
  ...(typed.isSupervised === true ? {} : { supervisedBy: '' }),
  ...(typed.type === 'online' ? { setting: 'online', place: null } : {}),
  ...(typed.needsPatchTest === true ? {} : { patchTestHours: USUAL_PATCH_TEST_HOURS }),
})

const AskedRequirements = v.pipe(
  v.object({
    level: chosen(levels),
    purpose: chosen(purposes),
    isInsured: yesOrNo,
    isLicensed: yesOrNo,
    isSupervised: yesOrNo,
    /** By whom, where supervised. */
    supervisedBy: optionalText(MAX_SUPERVISOR_LENGTH),
    type: chosen(listingTypes),
    setting: chosen(settings),
    /** Null: at the provider's own address. */
    place: v.nullable(OtherPlace),
    rrp: Pounds,
    rrpEvidence: chosen(rrpEvidences),
    rrpPeriod: chosen(rrpPeriods),
    price: Pounds,
    /** For the whole listing, which is full when they are found. Source: product.md §4. */
    clients: whole(1, MAX_CLIENTS, 'clients_out_of_range'),
    approval: chosen(approvals),
    /** What a client must bring or be, asked for where the provider approves by hand. */
    requirements: optionalText(MAX_REQUIREMENTS_LENGTH),
    /** Null: no photos are asked for; and so no questions. */
    photos: v.nullable(publicText(MAX_REQUIREMENTS_LENGTH)),
    questions: v.nullable(
      v.pipe(v.array(ListingQuestion), v.minLength(1, 'question_missing'), v.maxLength(MAX_QUESTIONS, 'too_long')),
    ),
    /** A form of the provider's own in place of questions; chosen, it has to be there. */
    document: v.nullable(v.object({ id: v.pipe(v.string('document_missing'), v.uuid('invalid')) })),
    needsPatchTest: yesOrNo,
    patchTestHours: whole(1, MAX_PATCH_TEST_HOURS, 'patch_test_out_of_range'),
  }),
  v.forward(
    v.partialCheck(
      [['isSupervised'], ['supervisedBy']],
      ({ isSupervised, supervisedBy }) => !isSupervised || supervisedBy !== null,
      'required',
    ),
    ['supervisedBy'],
  ),
  v.forward(
    v.partialCheck(
      [['type'], ['setting']],
      ({ type, setting }) => (type === 'online') === (setting === 'online'),
      'not_chosen',
    ),
    ['setting'],
  ),
  v.forward(
    v.partialCheck(
      [['approval'], ['requirements']],
      ({ approval, requirements }) => approval === 'automatic' || requirements !== null,
      'required',
    ),
    ['requirements'],
  ),
  v.forward(
    v.partialCheck(
      [['questions']],
      ({ questions }) => new Set(questions?.map(({ id }) => id)).size === (questions?.length ?? 0),
      'invalid',
    ),
    ['questions'],
  ),
  v.forward(
    v.partialCheck(
      [['questions'], ['document']],
      ({ questions, document }) => questions === null || document === null,
      'invalid',
    ),
    ['document'],
  ),
  v.forward(v.partialCheck([['rrp'], ['price']], isFreeOf('price_below_minimum'), 'price_below_minimum'), ['price']),
  v.forward(v.partialCheck([['rrp'], ['price']], isFreeOf('price_above_rrp'), 'price_above_rrp'), ['price']),
  v.forward(v.partialCheck([['rrp'], ['price']], isFreeOf('discount_too_small'), 'discount_too_small'), ['price']),
)

/** Second step: skills, what a client must bring, price and place. Source: spec §3 Appointment, §5. */
export const ListingRequirements = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(withoutUnasked),
  AskedRequirements,
)
export type ListingRequirements = v.InferOutput<typeof ListingRequirements>

/** Several dates, each start for one client; or one date and time for all of them. Source: product.md §4. */
export const slotModes = ['several', 'one'] as const

/** A start on the wall clock of the appointment's place. */
export const ListingStart = v.object({
  date: v.pipe(v.string(), v.check(isCalendarDate, 'invalid')),
  time: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'invalid')),
})

/** Third step: when. What else a start must hold true depends on now and on the diary: `startProblems`. */
export const ListingTimes = v.pipe(
  v.object({
    slotMode: chosen(slotModes),
    starts: v.pipe(v.array(ListingStart), v.minLength(1, 'slot_missing'), v.maxLength(MAX_SLOTS, 'too_long')),
  }),
  v.forward(
    v.partialCheck(
      [['slotMode'], ['starts']],
      ({ slotMode, starts }) => slotMode === 'several' || starts.length === 1,
      'slot_missing',
    ),
    ['starts'],
  ),
)
export type ListingTimes = v.InferOutput<typeof ListingTimes>

/** What the three steps are checked by. */
export const listingStepSchemas = {
  treatment: ListingTreatment,
  requirements: ListingRequirements,
  times: ListingTimes,
} as const satisfies Record<ListingStep, v.GenericSchema>

/** A listing as its provider finished it. */
export type ListingContent = ListingTreatment & ListingRequirements & ListingTimes

/** Minutes that a treatment lasts. */
export const durationOf = ({ hours, minutes }: Pick<ListingTreatment, 'hours' | 'minutes'>): number =>
  hours * 60 + minutes

/** Clients that a slot takes: one, or all of them at the one date and time. */
export const capacityOf = ({
  slotMode,
  clients,
}: Pick<ListingTimes, 'slotMode'> & Pick<ListingRequirements, 'clients'>): number => (slotMode === 'one' ? clients : 1)
